import type { Page } from '@playwright/test';
import { expect, test } from '#support/site.ts';

const openStreetMap = 'https://www.openstreetmap.org/**';
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

test('@SHELL-2 @SHELL-10 shows contacts, year and copyright; three buttons open the social page in a new window', async ({
  page,
  context,
}) => {
  await page.goto('/blogs/git');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+994-12-555-01-23' })).toHaveAttribute('href', /^tel:\+994/);
  await expect(footer.getByRole('link', { name: 'salam@kodyol.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(footer).toContainText('Bakı');
  await expect(footer).toContainText('© 2023 Kodyol. Bütün hüquqlar qorunur.');
  await context.route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'social' }));
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    const opened = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    const social = await opened;
    await expect(social).toHaveURL('https://www.instagram.com/kodyol.example');
    await social.close();
  }
});

test('@CONTACT-3 @READ-11 the footer has a chat that begins with the page, legal details, and the pages of offer and refund', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', {
    name: 'WhatsApp-da yaz: +994-50-555-01-23, yeni pəncərədə açılır',
  });
  const textOn = async (address: string) => {
    await page.goto(address);
    const opened = context.waitForEvent('page');
    await link.click();
    const chat = await opened;
    await chat.waitForURL('https://wa.me/994505550123?**');
    const text = new URL(chat.url()).searchParams.get('text');
    await chat.close();
    return text;
  };
  expect(await textOn('/lessons/ui-designer')).toMatch(
    /^Salam! «UI\/UX dizayn» səhifəsindən yazıram: https?:\/\/\S+\/lessons\/ui-designer$/,
  );
  // Nobody else can open this page.
  expect(await textOn('/saved')).toMatch(/^Salam! «[^»]+» səhifəsindən yazıram\.$/);
  await expect(footer).toContainText('«Kodyol» MMC · VÖEN 1234567891');
  for (const name of ['Açıq oferta', 'Pulun qaytarılması']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
});

test('@SHELL-10 @READ-10 the map is requested after a press only; the footer is complete if it does not load, and it can be tried again', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(openStreetMap, (route) => {
    asked.push(route.request().method());
    return route.fulfill({ contentType: 'text/html', body: 'map' });
  });
  await page.goto('/blogs/git');
  await toTheEnd(page);
  await expect(page.getByText('Xəritə OpenStreetMap saytından yüklənəcək.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.unroute(openStreetMap);
  await page.route(openStreetMap, (route) => route.abort());
  await page.getByRole('button', { name: 'Xəritəni göstər' }).click();
  await expect(page.getByText('Xəritə açılmadı.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Böyük xəritədə aç/ })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.unroute(openStreetMap);
  await page.route(openStreetMap, (route) => route.fulfill({ contentType: 'text/html', body: 'map' }));
  const show = page.getByRole('button', { name: 'Xəritəni göstər' });
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('iframe[title="Yerimiz xəritədə"]').getByText('map')).toBeVisible();
  await expect(show).toHaveCount(0);
  const link = page.getByRole('link', { name: /^Böyük xəritədə aç/ });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
  await expect(link).toBeFocused();
});
