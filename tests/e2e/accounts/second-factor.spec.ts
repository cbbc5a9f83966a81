import { panelPasswords } from '#stack/seed/accounts.ts';
import { authenticatorSecret, codeOf, playAuthenticator } from '#support/authenticator.ts';
import { expectAccessible } from '#support/axe.ts';
import { type FactorSite, playAppCheck, startFactorSite } from '#support/factor-site.ts';
import { expect, signOut, stack, test } from '#support/site.ts';

// Side by side each worker would build the site.
test.describe.configure({ mode: 'default' });

let site: FactorSite;
test.beforeAll(async () => {
  site = await startFactorSite();
});
test.afterAll(() => site.stop());

test('@USER-8 staff who are shut out set up an authenticator app, and sign in with its code from then on', async ({
  page,
  context,
}) => {
  await playAuthenticator(context);
  // A proof that can't be had stops nothing.
  await playAppCheck(context, true);
  const { teacher, url } = site;
  const password = async (address: string) => {
    await page.goto(`${url}/sign-in?from=${encodeURIComponent(address)}`);
    await page.locator('[name=email]').fill(teacher.email);
    await page.locator('[name=password]').fill(teacher.password);
    await page.getByRole('button', { name: 'Daxil ol', exact: true }).click();
  };
  await password('/panel');
  await expect(page.getByText(/Panel artıq yalnız autentifikator tətbiqi ilə açılır\./)).toBeVisible();
  await expect(page.locator('[name=password]')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Tənzimləmələrə keç' }).click();
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'İkinci təsdiq' }) });
  await expect(section.getByRole('heading')).toBeInViewport();
  const begin = async (typed: string) => {
    await section.locator('[name=password]').fill(typed);
    await section.getByRole('button', { name: 'Tətbiqi qoş' }).click();
  };
  await begin('sehv-sifre');
  await expect(section.getByRole('alert')).toHaveText('Şifrəniz yanlışdır.');
  await begin(teacher.password);
  await expect(section.getByRole('img')).toBeVisible();
  await expect(section.getByText(authenticatorSecret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible();
  await expectAccessible(page);
  const confirm = async (code: string) => {
    await section.locator('[name=code]').fill(code);
    await section.getByRole('button', { name: 'Kodu yoxla və qoş' }).click();
  };
  await confirm('000 000');
  await expect(section.getByRole('alert')).toHaveText(/^Kod yanlışdır/);
  await confirm(codeOf(authenticatorSecret));
  await expect(section.getByRole('status')).toContainText('Autentifikator tətbiqi qoşulub.');

  // This session has proven it just now: the rules open the gate.
  await page.goto(`${url}/panel`);
  await page.locator('[name=password]').fill(panelPasswords.teacher);
  await page.getByRole('button', { name: 'Panelə keç' }).click();
  await expect(page.getByRole('tablist')).toBeVisible();
  await page.goto(`${url}/`);
  await signOut(page);

  await password('/settings');
  const step = page.locator('[data-view=code]');
  await expect(step.locator('[name=code]')).toBeFocused();
  await expect(page.locator('[name=password]')).toBeHidden();
  await expectAccessible(page);
  await step.locator('[name=code]').fill('000000');
  await step.getByRole('button', { name: 'Daxil ol' }).click();
  await expect(step.getByRole('alert')).toHaveText(/^Kod yanlışdır/);
  await step.getByRole('button', { name: 'Girişə qayıt' }).click();
  await expect(page.locator('[name=email]')).toBeFocused();
  await page.keyboard.press('Enter');
  const code = codeOf(authenticatorSecret);
  await step.locator('[name=code]').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await step.getByRole('button', { name: 'Daxil ol' }).click();

  // What changes the account asks for both.
  const change = page.locator('section', { has: page.getByRole('heading', { name: 'Şifrə', exact: true }) });
  await change.locator('[name=password]').fill(teacher.password);
  await change.locator('[name=code]').fill(codeOf(authenticatorSecret));
  await change.locator('[name=next]').fill('yeni-sifre-1');
  await change.getByRole('button', { name: 'Şifrəni dəyiş' }).click();
  await expect(change.getByText('Şifrəniz dəyişdirildi.')).toBeVisible();
});

test('@USER-9 a guest’s page loads nothing of App Check; what is asked of Firestore carries its proof, also a form’s', async ({
  page,
  context,
}) => {
  const asked = await playAppCheck(context);
  const proofs: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes(stack.firestore) && request.method() !== 'OPTIONS')
      proofs.push(request.headers()['x-firebase-appcheck']);
  });
  for (const address of ['/', '/blogs/git', '/lessons/frontend', '/contact'])
    await page.goto(`${site.url}${address}`);
  expect([asked, proofs]).toEqual([[], []]);

  for (const [field, text] of Object.entries({ name: 'Aygün', mail: 'a@kodyol.example', subject: 'Sual' }))
    await page.locator(`[name=from_${field}]`).fill(text);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByText('E-poçt göndərildi!')).toBeVisible();
  await expect.poll(() => proofs.at(-1)).toBe('proof');
  expect(asked.map((url) => new URL(url).host).toSorted()).toEqual([
    'content-firebaseappcheck.googleapis.com',
    'www.google.com',
  ]);
});
