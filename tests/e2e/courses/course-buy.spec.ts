import { mailedLink, registered } from '#support/accounts.ts';
import { held } from '#support/lost-requests.ts';
import { loadedLibraries } from '#support/scripts.ts';
import { enter, expect, test } from '#support/site.ts';

const owned = 'Bu kurs sizin üçün açıqdır';
const unverified = 'E-poçtunuz təsdiqlənməyib';
const guest = 'Hesabınıza daxil olmamısınız';

test('@COURSE-2 @COURSE-3 a guest is asked to sign in, the button is disabled, and Firebase is not loaded', async ({
  page,
}) => {
  const libraries = loadedLibraries(page);
  await page.goto('/lessons/frontend');
  const block = page.locator('[data-buy]');
  await expect(block.getByText(guest)).toBeVisible();
  await expect(block.getByText(unverified)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Dərsi al' })).toBeDisabled();
  await expect(block.getByRole('link', { name: 'Giriş' })).toHaveAttribute(
    'href',
    '/sign-in?from=%2Flessons%2Ffrontend',
  );
  expect(libraries()).toEqual([]);
});

test('@COURSE-2 @COURSE-3 a user with an unverified e-mail is warned; after verification the button makes an order', async ({
  page,
  context,
}) => {
  const person = await registered();
  await enter(page, person, '/lessons/ui-designer');
  const block = page.locator('[data-buy]');
  const button = page.getByRole('button', { name: 'Dərsi al' });
  await expect(block.getByText(unverified)).toBeVisible();
  await expect(button).toBeDisabled();
  await expect(block.getByText(guest)).toBeHidden();
  await expect(block.getByText(owned)).toBeHidden();
  await block.getByRole('link', { name: 'E-poçtu təsdiqlə' }).click();
  await expect(page).toHaveURL('/settings#email');
  await page.getByRole('button', { name: 'Təsdiq məktubu göndər' }).click();
  await expect(page.getByText('E-poçt göndərildi.')).toBeVisible();
  const link = await mailedLink(person.email, 'VERIFY_EMAIL');
  await context.request.get(link ?? '');

  await page.goto('/lessons/ui-designer');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(button).toBeEnabled();
  await expect(block.getByText(unverified)).toBeHidden();
  await button.click();
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
});

test('@COURSE-2 @PAY-1 a user with the course is never offered it, and gets a link to its videos where the offer stands, so nothing moves; a failed read of the account can be retried', async ({
  page,
  context,
}) => {
  await enter(page, await registered({ emailVerified: true, lessons: ['frontend'] }));
  const answer = await held(context, /:batchGet/);
  await page.goto('/lessons/frontend');
  const block = page.locator('[data-buy]');
  const offer = page.getByText(/^(Kursa yazılın|Dərsi al|Sifarişiniz üçün nömrə)/).or(page.locator('.price'));
  await expect(block.getByText('Hesabınız yoxlanılır…')).toBeVisible();
  for (const part of await offer.all()) await expect(part).toBeHidden();
  const place = await block.boundingBox();
  answer();
  await expect(block.getByText(owned)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kursu davam etdirin' })).toBeVisible();
  for (const part of await offer.all()) await expect(part).toBeHidden();
  expect(await block.boundingBox()).toEqual(place);
  await context.unroute(/:batchGet/);
  await context.route(/:batchGet/, (route) => route.abort());
  await page.reload();
  await expect(block.getByText('Bu bölmə yüklənmədi.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dərsi al' })).toBeDisabled();
  await context.unroute(/:batchGet/);
  await block.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(block.getByText(owned)).toBeVisible();
  await expect(page.getByText('Dərsi al')).toBeHidden();
  for (const link of await page.getByRole('link', { name: 'Videolara keç' }).all())
    await expect(link).toHaveAttribute('href', '/lessons/frontend/videos');
  await expect(page.getByRole('link', { name: 'Videolara keç' })).toHaveCount(2);
});
