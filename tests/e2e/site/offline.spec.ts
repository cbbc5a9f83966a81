// The service worker in a browser, with the host really gone.
import { registered, submit } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { arrived } from '#support/mail.ts';
import { cached, expect, laterBuild, looksWhole, pathsIn, pathsWhere, read, test } from '#support/offline.ts';
import { openSignedIn } from '#support/sign-in.ts';
import { signOut, testedPlace } from '#support/site.ts';

const saved = ['/code/css/grid-ilə-çevik-kart-toru', '/blogs/grid-flexbox-css-düzümündə-düzgün-seçim'];
const h1 = 'h1';

test('@READ-5 without a network: read and saved pages, the list, the search, forms, and what needs a network', async ({
  page,
  context,
  host,
}) => {
  await read(page, '/blogs/git');
  await page.evaluate(
    (addresses) => navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses }),
    [...saved, '/settings', 'https://evil.example/blogs/x', '/blogs/yoxdur'],
  );
  await expect
    .poll(async () => (await pathsIn(page, 'kodyol-saved')).sort())
    .toEqual([...saved, '/saved'].sort());
  await expect
    .poll(() => pathsIn(page, 'kodyol-saved-files'))
    .toContainEqual(expect.stringMatching(/Article.*\.js$/));
  await expect
    .poll(() => pathsIn(page, 'kodyol-pictures'))
    .toContainEqual(expect.stringMatching(/git.*\.svg$/));
  const form = await context.newPage();
  await form.goto('/contact');
  const email = `offline-${Date.now()}@kodyol.example`;
  for (const [name, value] of Object.entries({ from_name: 'Aysel', from_mail: email, from_subject: 'Kurs' }))
    await form.locator(`main [name=${name}]`).fill(value);
  await expect(form.locator('[data-mail-form]')).toHaveAttribute('data-alive');

  await host.goOffline(context);

  await submit(form);
  await expect(form.getByRole('alert')).toContainText('İnternet bağlantısı yoxdur');
  await expect(form.locator('[name=from_mail]')).toHaveValue(email);

  // Nobody has opened the list before.
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saxlanılanlar');
  for (const address of ['/blogs/git', ...saved]) {
    await page.goto(address);
    await expect(page.locator(h1), address).not.toContainText('İnternet');
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    const { pictures, broken, faces } = await looksWhole(page);
    expect(broken, address).toEqual([]);
    if (address.startsWith('/blogs')) expect(pictures).toBeGreaterThan(0);
    expect(faces.length, address).toBeGreaterThan(1);
  }

  await page.goto('/lessons/backend');
  await expect(page.locator(h1)).toHaveText('İnternet bağlantısı yoxdur');
  const kept = page.getByRole('region', { name: 'Saxladığınız səhifələr' }).getByRole('link');
  await expect(kept).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Oxuduğunuz səhifələr' }).getByRole('link')).toHaveText([
    'Əlaqə',
    'Git',
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Git', exact: true }).click();
  await expect(page).toHaveURL('/blogs/git');
  await expect(page.locator(h1)).toHaveText('Git');

  for (const [address, needs] of [
    ['/lessons/frontend/videos', 'Videolara baxmaq üçün internet lazımdır'],
    ['/panel', 'İdarə paneli internetsiz işləmir'],
    ['/sign-in', 'Hesabınızla bağlı səhifələr internetsiz açılmır'],
    ['/user/ayla', 'Hesabınızla bağlı səhifələr internetsiz açılmır'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('status')).toContainText(needs);
    await expect(page.getByRole('button', { name: 'Yenidən cəhd et' })).toBeVisible();
  }

  await page.goto('/search?searchItem=grid');
  const main = page.getByRole('main');
  await expect(main).toContainText(
    'Axtarış yalnız bu cihazda saxlanılan 3 yazı və kod nümunəsində aparılır.',
  );
  await main.locator('[data-kind=posts] .hit h3 a').first().click();
  await expect(page).toHaveURL(saved[1] ?? '');
  await page.goto('/search?searchItem=mongodb');
  await expect(main.locator('[data-found]')).toHaveText('Axtarışınıza uyğun blog tapılmadı.');

  await page.goto('/lessons/frontend/videos');
  await expect(page.locator(h1)).toHaveText('İnternet bağlantısı yoxdur');
  await host.goOnline(context);
  await expect(page).toHaveTitle(/videolar/i);
  await expect(form.getByText('Bağlantı bərpa olundu.')).toBeVisible();
  expect(arrived(email)).toEqual([]);
  await submit(form);
  await expect(form.getByText('E-poçt göndərildi!')).toBeVisible();
  expect(arrived(email)).toHaveLength(1);

  // A page that is no longer saved goes with its files.
  await page.goto('/blogs/git');
  await page.evaluate(
    (addresses) => navigator.serviceWorker.controller?.postMessage({ type: 'keep', addresses }),
    [],
  );
  await expect
    .poll(async () => [
      ...(await pathsIn(page, 'kodyol-saved')),
      ...(await pathsIn(page, 'kodyol-saved-files')),
    ])
    .toEqual([]);
  // Neither errors nor redirects nor pages of accounts were kept as pages.
  expect((await pathsIn(page, 'kodyol-read')).sort()).toEqual(['/blogs/git', '/contact']);
});

test('@READ-5 a deploy under an open page: it keeps its own scripts, the next page has the new ones, none is mixed', async ({
  page,
  context,
  host,
}) => {
  const later = laterBuild();
  try {
    await read(page, '/blogs/git');
    await read(page, '/lessons');
    await host.show(later.folder);
    // Asked for after its file is gone from the host.
    await page.keyboard.press('Control+KeyB');
    await expect(page.getByRole('dialog', { name: /Sürətli axtarış/ })).toBeVisible();
    const scripts = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
      );
    const old = await scripts();
    expect(old.length).toBeGreaterThan(0);

    await page.goto('/portfolio');
    await expect(page.locator(':root')).toHaveAttribute('data-build', 'b');
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    expect((await scripts()).every((script) => script?.endsWith('-b.js'))).toBe(true);

    // Read before the deploy, opened after it without a network: in its own version.
    await host.goOffline(context);
    await page.goto('/blogs/git');
    await expect(page.locator(':root')).not.toHaveAttribute('data-build', 'b');
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    expect(failed.filter((url) => url.includes('/_astro/'))).toEqual([]);
    await host.goOnline(context);
    await host.show(later.folder);

    // The new worker waits for the last page of the old one, and then has a list of its own.
    await page.goto('/lessons');
    await expect
      .poll(() =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)),
      )
      .toBe(true);
    await page.close();
    const next = await context.newPage();
    // Two whole visits at least, which a busy machine does not do in the time of one look.
    await expect
      .poll(
        async () => {
          await next.goto('/lessons');
          const shell = await pathsWhere(next, /precache/);
          // The old worker stays while any page has it, and a page that is reloaded keeps it.
          await next.goto('about:blank');
          return (
            shell.some((path) => path.endsWith('-b.js')) && shell.every((path) => !/[^b]\.js$/.test(path))
          );
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await host.goOffline(context);
    await next.goto('/blogs/heç-vaxt');
    await expect(next.locator(':root')).toHaveAttribute('data-build', 'b');
    await expect(next.locator(h1)).toHaveText('İnternet bağlantısı yoxdur');
    await expect(next.locator(':root')).toHaveAttribute('data-script', 'ready');
  } finally {
    later.remove();
  }
});

test('@READ-5 the worker keeps nothing of a person, and nothing that was read after they have signed out', async ({
  page,
}) => {
  const person = await registered();
  await read(page, '/blogs/git');
  await openSignedIn(page, testedPlace(), person, `/user/${person.username}`);
  await expect(page.locator('.facts')).toContainText(person.email);
  for (const address of [
    '/settings',
    '/lessons/frontend/videos',
    '/panel',
    `/contact?subject=${person.username}`,
  ])
    await page.goto(address);
  await read(page, '/lessons');
  // Pages of the site have no IndexedDB.
  const plain = await page.context().newPage();
  await plain.goto('/robots.txt');
  const traces = async () => {
    const found = JSON.stringify(await cached(page));
    const workbox = JSON.stringify(await plain.evaluate(() => indexedDB.databases()));
    return [person.username, person.email, `uid-${person.username}`].filter((name) =>
      (found + workbox).includes(name),
    );
  };
  expect((await cached(page)).length).toBeGreaterThan(20);
  expect(await traces()).toEqual([]);
  await signOut(page);
  await expect.poll(() => pathsWhere(page, /./)).not.toContain('/blogs/git');
  expect(await traces()).toEqual([]);
});

test('@READ-5 the site can be installed; a full storage, and a browser that allows no worker, change nothing', async ({
  page,
  context,
  host,
}) => {
  const errors: string[] = [];
  context.on('weberror', (error) => {
    // A new tab has no storage before its first page.
    if (error.page()?.url() !== 'about:blank') errors.push(error.error().message);
  });
  const session = await context.newCDPSession(page);
  await read(page, '/blogs/git');
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  for (const address of ['/lessons', '/portfolio', '/blogs?page=1', '/']) {
    await page.goto(address);
    await expect(page.locator(':root')).toHaveAttribute('data-script', 'ready');
    expect((await looksWhole(page)).broken).toEqual([]);
  }
  expect(await pathsIn(page, 'kodyol-read'), 'there was no room for more').not.toContain('/portfolio');
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url });
  await read(page, '/portfolio');

  // The browser's own opinion of the manifest, but for that tests run in a private window.
  const { errors: wrong, data } = await session.send('Page.getAppManifest');
  expect(wrong).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Kodyol', lang: 'az', display: 'standalone' });
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  const other = await context.newPage();
  await other.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  await other.goto('/blogs/git');
  await expect(other.locator(h1)).toHaveText('Git');
  expect(errors).toEqual([]);
});
