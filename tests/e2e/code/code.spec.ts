import { writeCode } from '#support/code-editor.ts';
import { placeOf } from '#support/dragging.ts';
import { expect, test } from '#support/site.ts';

test('@CODE-1 @CODE-2 @CODE-4 @CMS-3 each language has a tab and a list with the snippets of both sources, newest first; the header button opens the quick links, which can be dragged', async ({
  page,
}) => {
  // The newest and the oldest snippet of each language. Files of content/ and documents of Firestore alternate.
  const ends = {
    html: ['progress və meter ilə göstərici', 'HTML səhifəsinin ilkin quruluşu'],
    css: ['Qradiyentlə xalça haşiyəsi', 'Grid ilə çevik kart toru'],
    js: ['Formanı FormData ilə oxumaq', 'Məlumatı çəkmək və xətanı tutmaq'],
  };
  await page.goto('/code');
  await expect(page.getByRole('navigation', { name: 'HTML Kodları' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Kod dili' });
  await expect(tabs.getByRole('link')).toHaveText(['Html', 'Css', 'Javascript']);
  for (const [language, tab] of [
    ['html', 'Html'],
    ['css', 'Css'],
    ['js', 'Javascript'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(`/code/${language}`);
    await expect(page).toHaveTitle('Kodlar | Kodyol');
    await expect(tabs.locator('[aria-current=page]')).toHaveText(tab);
    const key = language.toUpperCase();
    await expect(page.getByRole('heading', { name: `${key} Kodları` })).toBeVisible();
    const list = page.getByRole('navigation', { name: `${key} Kodları` }).getByRole('link');
    await expect(list).toHaveCount(9);
    expect([await list.first().textContent(), await list.last().textContent()]).toEqual(ends[language]);
  }
  await expect(page.locator('header').getByRole('search')).toHaveCount(0);

  await page.locator('header').getByRole('button', { name: 'Sürətli keçidlər' }).click();
  const menu = page.getByRole('dialog', { name: 'Sürətli keçidlər' });
  await expect(menu).toHaveAttribute('data-movable');
  const before = await placeOf(menu);
  await menu.getByRole('button', { name: /ox düymələrindən/ }).press('ArrowLeft');
  expect((await placeOf(menu)).x).toBe(before.x - 16);
  await menu.getByRole('link', { name: 'CSS kodları' }).click();
  await expect(page).toHaveURL('/code/css');
});

test('@CODE-1 @CODE-2 a snippet is selected in the list, highlighted at build time, and copied with the user’s edits', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/code/css');
  await page.getByRole('link', { name: 'Bir sətirlə tam mərkəzdə' }).click();
  await expect(page).toHaveURL(`/code/css/${encodeURIComponent('bir-sətirlə-tam-mərkəzdə')}`);
  await expect(page).toHaveTitle('Kodlar | Kodyol');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bir sətirlə tam mərkəzdə');
  await expect(page.locator('.section-aside .topics [aria-current=page]')).toHaveText(
    'Bir sətirlə tam mərkəzdə',
  );
  const html = await (await request.get(page.url())).text();
  expect(html).toMatch(/<span class="t2">place-items<\/span>/);
  expect(/data-snippet[\s\S]*?<\/article>/.exec(html)?.[0]).not.toContain('style=');
  expect(html).toContain('<link rel="canonical"');

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.locator('.playground').getByRole('button', { name: 'Kodu kopyala' });
  await copy.click();
  await expect(page.getByRole('region', { name: 'Bildirişlər' })).toContainText('Kod kopyalandı.');
  expect(await copied()).toContain('place-items: center;');
  await page.getByRole('button', { name: 'İşə sal' }).click();
  await writeCode(page, 'p { margin: 1px }');
  await copy.click();
  await expect.poll(copied).toBe('p { margin: 1px }');

  await page.getByRole('link', { name: /Növbəti nümunə/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid ilə çevik kart toru');
  await expect(page.getByRole('link', { name: /Növbəti nümunə/ })).toHaveCount(0);
});

test('@CODE-1 an unknown language shows the not-found screen', async ({ request }) => {
  for (const address of ['/code/python', '/code/python/salam']) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toMatch(/<h1[^>]*>Axtardığınız səhifə mövcud deyil\.<\/h1>/);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('@CODE-3 @CODE-4 «Mövzular» opens a drawer in 0.3 s with the list sorted by time; a choice and the button close it', async ({
    page,
  }) => {
    await page.goto('/code/js/geri-sayım-taymeri');
    const button = page.getByRole('button', { name: 'Mövzular', exact: true });
    const drawer = page.getByRole('dialog', { name: 'Mövzular' });
    await button.click();
    await expect(drawer).toBeVisible();
    expect(await drawer.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.3s');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    const titles = await drawer.getByRole('link').allTextContents();
    expect(titles).toEqual(await page.locator('.section-aside .topics a').allTextContents());
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Geri sayım taymeri');
    await drawer.getByRole('button', { name: 'Mövzuları bağla' }).click();
    await expect(drawer).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');

    await button.click();
    await drawer.getByRole('link', { name: 'Massivi qruplara ayırmaq' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Massivi qruplara ayırmaq');
    await expect(drawer).toBeHidden();

    await page.locator('main').getByRole('button', { name: 'Sürətli keçidlər' }).click();
    await expect(page.getByRole('dialog', { name: 'Sürətli keçidlər' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('@READ-6 @CODE-2 lists and snippets are readable, and there are no buttons that need JavaScript', async ({
    page,
  }) => {
    await page.goto('/code');
    await page.getByRole('link', { name: 'Semantik teqlərlə məqalə' }).click();
    await expect(page.locator('.code .t1').first()).toBeVisible();
    await expect(page.locator('[data-result]')).toBeHidden();
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page.goto('/code/html/hələ-yoxdur');
    await expect(page.getByText('Onu görmək üçün brauzerdə JavaScript-i aktivləşdirin.')).toBeVisible();
    await expect(page.getByText('Kod nümunəsi yüklənir…')).toBeHidden();
  });
});
