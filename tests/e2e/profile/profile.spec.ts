import { registered, submit } from '#support/accounts.ts';
import { enter, expect, stack, test } from '#support/site.ts';

test.describe('the profile', () => {
  test('@USER-1 @VIDEO-10 shows names, e-mail state, mobile number and courses of the record, with progress', async ({
    page,
  }) => {
    const person = await registered({ lessons: ['frontend', 'qrup-7'] });
    const watched = { seconds: 100, done: true, at: 1 };
    await stack.write({
      [`users/uid-${person.username}/progress/frontend`]: {
        'video-frontend-01': watched,
        'video-frontend-02': watched,
        'video-frontend-03': { ...watched, done: false },
      },
    });
    await enter(page, person, `/user/${person.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salam, Aygün!');
    await expect(page).toHaveTitle(new RegExp(`^${person.username} \\| `));
    const facts = page.locator('.facts');
    await expect(facts).toContainText('Aygün Əliyeva');
    await expect(facts).toContainText(person.username);
    await expect(facts).toContainText(person.email);
    await expect(facts).toContainText('E-poçt təsdiqlənməyib');
    await expect(facts).toContainText('Göstərilməyib');
    const courses = page.getByRole('main').getByRole('listitem');
    await expect(courses).toHaveCount(2);
    await expect(
      courses.first().getByRole('link', { name: 'Frontend proqramlaşdırma', exact: true }),
    ).toHaveAttribute('href', '/lessons/frontend');
    await expect(courses.first()).toContainText('Frontend');
    await expect(courses.first()).toContainText('Baxdığınız videolar: 2 / 10');
    // A group that is not a course has no page, so there is no link.
    await expect(courses.last()).toHaveText('qrup-7');
    await expect(page.getByRole('link', { name: 'Tənzimləmələr' })).toHaveAttribute('href', '/settings');
  });

  test('@USER-1 another user’s profile shows the not-found screen at the same address, and the home page opens unless one stays', async ({
    page,
  }) => {
    await page.clock.install();
    const person = await registered();
    await enter(page, person, '/user/student');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Axtardığınız səhifə mövcud deyil.');
    await expect(page).toHaveTitle(/^Səhifə tapılmadı/);
    await expect(page).toHaveURL('/user/student');
    await expect(page.getByRole('heading', { name: /Salam/ })).toHaveCount(0);
    await expect(page.getByText('5 saniyədən sonra ana səhifə açılacaq.')).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect(page).toHaveURL('/');
  });

  test('@USER-1 @SIGNIN-4 a guest is asked to sign in, and comes back', async ({ page }) => {
    const person = await registered();
    for (const path of ['/settings', `/user/${person.username}`]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('Davam etmək üçün hesabınıza daxil olun.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Daxil ol' })).toHaveAttribute(
        'href',
        `/sign-in?from=${encodeURIComponent(path)}`,
      );
    }
    await page.getByRole('main').getByRole('link', { name: 'Daxil ol' }).click();
    await page.locator('[name=email]').fill(person.email);
    await page.locator('[name=password]').fill(person.password);
    await submit(page);
    await expect(page).toHaveURL(`/user/${person.username}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salam, Aygün!');
  });

  test('@USER-1 a failed read of the record is reported and can be retried; a verified e-mail, no courses and no photo are shown', async ({
    page,
    context,
  }) => {
    const person = await registered({ emailVerified: true });
    await enter(page, person);
    await context.route(`http://${stack.firestore}/**`, (route) => route.abort());
    await page.goto(`/user/${person.username}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('İnternet bağlantınızı yoxlayıb');
    await context.unroute(`http://${stack.firestore}/**`);
    await page.getByRole('main').getByRole('button', { name: 'Yenidən cəhd et' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salam, Aygün!');
    await expect(page.locator('.facts')).toContainText('E-poçt təsdiqlənib');
    await expect(page.getByRole('link', { name: 'Kurslara bax' })).toHaveAttribute('href', '/lessons');
    await expect(page.locator('main svg.avatar')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Profil şəkliniz' })).toHaveCount(0);
  });
});
