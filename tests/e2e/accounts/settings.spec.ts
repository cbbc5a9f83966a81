import { accountsOf, documentAt, registered } from '#support/accounts.ts';
import { signInOn } from '#support/sign-in.ts';
import { enter, expect, signOut, test, testedPlace } from '#support/site.ts';

test.describe('settings', () => {
  test('@USER-1 name, surname and mobile number can be changed; a failure keeps the typed text; no other field is sent', async ({
    page,
    context,
  }) => {
    const person = await registered();
    await enter(page, person, '/settings');
    const save = page.getByRole('button', { name: 'Yadda saxla' });
    const failure = page.getByRole('alert');
    await expect(page.locator('[name=surname]')).toHaveValue('Əliyeva');
    await page.locator('[name=surname]').fill('Əliyeva-Quliyeva');
    await page.locator('[name=mobile]').fill('0501234567');
    // A part that fails to load shows its own message, and the next try loads it.
    await context.route(/\/_astro\/own-record\./, (route) => route.abort());
    await save.click();
    await expect(failure).toContainText('Səhifənin bu hissəsi yüklənmədi.');
    await context.unroute(/\/_astro\/own-record\./);
    await context.route(/documents:commit/, (route) => route.abort());
    await save.click();
    await expect(failure).toHaveText('Dəyişikliklər yadda saxlanılmadı. Yenidən cəhd edin.');
    await expect(page.locator('[name=surname]')).toHaveValue('Əliyeva-Quliyeva');
    await context.unroute(/documents:commit/);
    await page.locator('[name=name]').fill('');
    await save.click();
    await expect(page.locator('[name=name]')).toBeFocused();
    await page.locator('[name=name]').fill('Aygün');
    const sent = page.waitForRequest((request) => request.url().includes('documents:commit'));
    await save.click();
    await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
    const { writes } = (await sent).postDataJSON() as { writes: { updateMask: { fieldPaths: string[] } }[] };
    expect(writes.map(({ updateMask }) => updateMask.fieldPaths.toSorted())).toEqual([
      ['mobile', 'name', 'nameKey', 'surname', 'words'],
    ]);
    const [account] = await accountsOf(person.email);
    expect(await documentAt(`users/${account?.localId}`)).toContain('Əliyeva-Quliyeva');
    await page.goto(`/user/${person.username}`);
    await expect(page.locator('.facts')).toContainText('Aygün Əliyeva-Quliyeva');
    await expect(page.locator('.facts')).toContainText('+994-50-123-45-67');
  });
});

test('@USER-4 @VIDEO-9 sign-out in another tab clears the profile and the lists of videos, and keeps the typed text of the settings', async ({
  page,
  context,
}) => {
  const person = await registered({ lessons: ['frontend'] });
  await enter(page, person, '/settings');
  await page.locator('[name=name]').fill('Aytən');
  const change = page.locator('main form').filter({ has: page.locator('[name=password]') });
  const email = change.locator('[name=email]').first();
  const code = page.locator('main [name=code]').first();
  await email.fill('yeni@kodyol.example');
  await change.locator('[name=password]').first().fill('gizli-parol-1');
  await code.fill('7K3MX');
  const profile = await context.newPage();
  await profile.goto(`/user/${person.username}`);
  await expect(profile.locator('.facts')).toContainText(person.email);
  const videos = await context.newPage();
  await videos.goto('/lessons/frontend/videos');
  await expect(videos.locator('[data-section=group] .video').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/blogs/git');
  await signOut(other);
  const said = page.getByRole('main').getByRole('alert');
  await expect(said).toContainText('Girişinizin vaxtı bitib və ya başqa vərəqdə hesabdan çıxmısınız.');
  await expect(said).toContainText('Yadda saxlamadığınız dəyişikliklər itməyib.');
  await expect(page.getByRole('main')).not.toContainText('Aytən');
  await expect(profile.getByText('Davam etmək üçün hesabınıza daxil olun.')).toBeVisible();
  await expect(profile.getByRole('main')).not.toContainText(person.email);
  await expect(videos.locator('[data-section=free]').filter({ visible: true })).toContainText(
    'Pulsuz videoları izləmək üçün giriş etməlisiniz.',
  );
  await expect(videos.locator('.video')).toHaveCount(0);
  await profile.close();
  await videos.close();
  await signInOn(other, testedPlace(), person);
  await expect(page.locator('[name=name]')).toHaveValue('Aytən');
  await expect(email).toHaveValue('yeni@kodyol.example');
  await expect(code).toHaveValue('7K3MX');
  await expect(change.locator('[name=password]').first()).toHaveValue('');
  await page.getByRole('button', { name: 'Yadda saxla' }).click();
  await expect(page.getByText('Dəyişikliklər yadda saxlanıldı.')).toBeVisible();
});

test('@USER-1 the browser asks before leaving with unsaved text, and not without', async ({ page }) => {
  await enter(page, await registered(), '/settings');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.accept();
  });
  await page.locator('[name=name]').fill('Aytən');
  await page.locator('[name=name]').fill('Aygün');
  await page.goto('/blogs/git');
  expect(asked).toEqual([]);
  await page.goto('/settings');
  await page.locator('[name=name]').fill('Aytən');
  await page.goto('/blogs/git');
  expect(asked).toEqual(['beforeunload']);
});
