import type { Page } from '@playwright/test';
import { courseName } from '#features/courses/course.ts';
import { doneKind } from '#features/progress/done.ts';
import { recordOf, registered } from '#support/accounts.ts';
import { expectAccessible } from '#support/axe.ts';
import { held } from '#support/lost-requests.ts';
import { loadedLibraries } from '#support/scripts.ts';
import { enter, expect, signIn, stack, test } from '#support/site.ts';
import { newGroup, video, videosOf, withoutOutline } from '#support/videos.ts';
import { stubYouTube } from '#support/youtube.ts';

const section = (page: Page, name: 'group' | 'free' | 'paid') =>
  page.locator(`[data-section=${name}]`).filter({ visible: true });
const titles = (page: Page, name: 'group' | 'free' | 'paid') => section(page, name).locator('.video .title');

const freeOfFrontend = [
  'HTML və CSS ilə ilk səhifəmiz',
  'Git və GitHub: kodu itirməmək üçün',
  'HTML-in əsasları: teqlər və atributlar',
  'CSS-ə giriş: seçicilər, rəng və boşluq',
  'Flexbox ilə düzüm',
];
const groupOfFrontend = [
  'CSS Grid ilə səhifə qururuq',
  'JavaScript-in əsasları',
  'Asinxron kod və hadisə dövrü',
];
const paidOfFrontend = ['React: state və props', 'Frontend layihəsi: sıfırdan yayıma qədər'];
const signInPrompt =
  'Pulsuz videoları izləmək üçün giriş etməlisiniz. Profiliniz yoxdursa qeydiyyatdan keçə bilərsiniz.';

test('@VIDEO-1 @VIDEO-2 @VIDEO-4 @VIDEO-7 a guest sees prompts instead of the lists, and loads neither Firebase nor YouTube', async ({
  page,
  context,
}) => {
  const asked = await stubYouTube(context);
  const libraries = loadedLibraries(page);
  await page.goto('/lessons/ui-designer/videos');
  await expect(page).toHaveTitle('Ui designer videoları');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ui designer videoları');
  await expect(section(page, 'free')).toContainText(signInPrompt);
  await expect(section(page, 'free').getByRole('link')).toHaveText(['Giriş', 'Qeydiyyat']);
  const back = '?from=%2Flessons%2Fui-designer%2Fvideos';
  await expect(section(page, 'free').getByRole('link').first()).toHaveAttribute('href', `/sign-in${back}`);
  await expect(section(page, 'free').getByRole('link').last()).toHaveAttribute('href', `/sign-up${back}`);
  await expect(section(page, 'paid')).toContainText(
    'hesabınıza daxil olun və profilinizdə e-poçtunuzu təsdiqləyin',
  );
  await expect(section(page, 'group')).toHaveCount(0);
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  expect(libraries()).toEqual([]);
  expect(asked).toEqual([]);
});

test('@START-2 a guest reads the titles of the free videos and of the plan, and nothing of the others', async ({
  page,
}) => {
  await page.goto('/lessons/frontend/videos');
  await expect(section(page, 'free').getByRole('listitem')).toHaveText(freeOfFrontend);
  const plan = page.locator('[data-section=plan]');
  await expect(plan.getByRole('listitem').first()).toHaveText('Hazırlıq2 video');
  const html = await page.content();
  for (const title of [...groupOfFrontend, ...paidOfFrontend]) expect(html).not.toContain(title);
});

test('@LEARN-12 @LEARN-13 a new student goes through the plan, whatever section a video stands in, with the exercises and the quiz of each', async ({
  page,
}) => {
  const person = await registered({ lessons: ['frontend'], emailVerified: true });
  await enter(page, person, '/');
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ 'tanışlıq-səhifəsi': 1 })),
    doneKind.key(`uid-${person.username}`, 'frontend'),
  );
  await page.goto('/lessons/frontend/videos');
  const now = page.locator('.now-title');
  const tasks = page.locator('.video-tasks').getByRole('listitem');
  const own: Record<string, string[]> = {
    'HTML-in əsasları: teqlər və atributlar': ['Tanışlıq səhifəsi'],
    'CSS-ə giriş: seçicilər, rəng və boşluq': ['HTML və CSS: özünüzü yoxlayın', 'Əlaqə forması'],
    'Flexbox ilə düzüm': ['Kartları bir sıraya düzün'],
    'JavaScript-in əsasları': ['Sayğac düyməsi', 'Bu videonun sınağı'],
  };
  const marks = tasks.getByText('Yerinə yetirilib').filter({ visible: true });
  const plan = [...freeOfFrontend, ...groupOfFrontend, ...paidOfFrontend];
  for (const [at, title] of plan.entries()) {
    await expect(now).toHaveText(title);
    await expect(tasks.getByRole('link')).toHaveText(own[title] ?? []);
    if (own[title]?.[1] === 'Bu videonun sınağı')
      await expect(tasks.getByRole('link').last()).toHaveAttribute(
        'href',
        '/lessons/frontend/quizzes#quiz-quiz-frontend-01',
      );
    await expect(marks).toHaveCount(own[title]?.[0] === 'Tanışlıq səhifəsi' ? 1 : 0);
    // What is watched makes room for the next one.
    if (at === 0) await page.getByRole('button', { name: 'Baxıldı' }).click();
    else if (at < plan.length - 1) await page.getByRole('button', { name: 'Növbəti video' }).click();
  }
  await page.goto('/');
  await expect(page.locator('[data-continue]')).toContainText(`Frontend: ${freeOfFrontend[1]}`);
});

test('@VIDEO-5 @VIDEO-7 a user without lessons sees the free videos, and the page requests no other videos', async ({
  page,
}) => {
  const person = await registered();
  const libraries = loadedLibraries(page);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(':runQuery')) queries.push(request.postData() ?? '');
  });
  await enter(page, person, '/lessons/frontend/videos');
  await expect(titles(page, 'free')).toHaveText(freeOfFrontend);
  await expect(section(page, 'group')).toHaveCount(0);
  await expect(section(page, 'paid')).toContainText('profilinizdə e-poçtunuzu təsdiqləyin');
  await expect(section(page, 'paid').getByRole('link', { name: 'Profilə keç' })).toHaveAttribute(
    'href',
    `/user/${person.username}`,
  );
  await expect(page.getByText(signInPrompt)).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    freeOfFrontend[0] ?? '',
  );
  expect(libraries()).toEqual(['React', 'Firebase Auth', 'Firestore']);
  expect(queries).toHaveLength(1);
  expect(queries[0]).toContain('"limit":50');

  await page.goto('/lessons/frontend/videos#video-frontend-03');
  await expect(page.locator('.video[aria-current=true] .title')).toHaveText('Flexbox ilə düzüm');

  await page.goto('/lessons/frontend');
  await expect(page.getByRole('button', { name: 'Dərsi al' })).toBeDisabled();
});

test('@VIDEO-6 @VIDEO-7 @VIDEO-8 a user with a lesson sees its group and paid videos, but not those of another lesson', async ({
  page,
}) => {
  await signIn(page, 'student', '/lessons/frontend/videos');
  await expect(section(page, 'group').getByRole('heading', { level: 2 })).toHaveText('Frontend qrupu');
  await expect(titles(page, 'group')).toHaveText(groupOfFrontend);
  await expect(titles(page, 'free')).toHaveText(freeOfFrontend);
  await expect(titles(page, 'paid')).toHaveText(paidOfFrontend);
  await expect(section(page, 'paid').getByRole('button', { name: 'Dərsi al' })).toHaveCount(0);
  const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
  expect(Math.abs((await top('.player')) - (await top('.list-aside')))).toBeLessThan(40);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await top('.list-aside'), 'on a phone the list stands under the player').toBeGreaterThan(
    await top('h1'),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await section(page, 'free').locator('summary').click();
  await expect(titles(page, 'free').first()).toBeHidden();

  await page.goto('/lessons/backend/videos');
  await expect(section(page, 'group').getByRole('heading', { level: 2 })).toHaveText('Frontend qrupu');
  await expect(section(page, 'group')).toContainText('Yaxın zamanda əlavə olunacaq...');
  await expect(section(page, 'paid')).toContainText('Ödənişli dərsləri almaq üçün');
  await section(page, 'paid').getByRole('button', { name: 'Dərsi al' }).click();
  await page.waitForURL(/\/my-orders#order-\d{6}$/);
});

test('@VIDEO-4 @VIDEO-5 @VIDEO-7 @VIDEO-8 no prompt is shown before the user is known; a lesson without free videos shows a message', async ({
  page,
  context,
}) => {
  await enter(page, await registered({ emailVerified: true }));
  const release = await held(context, `http://${stack.firestore}/**`);
  await page.goto('/lessons/frontend/videos');
  await expect(page.locator('[data-lists] [aria-busy=true]')).toBeVisible();
  const prompts = page.getByText(/giriş etməlisiniz|Ödənişli dərsləri almaq üçün|Yaxın zamanda/);
  await expect(prompts.filter({ visible: true })).toHaveCount(0);
  await page.goto('/lessons/frontend');
  await expect(page.getByText('Hesabınız yoxlanılır…')).toBeVisible();
  await expect(page.getByText(/daxil olmamısınız|təsdiqlənməyib/).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText('Dərsi al')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Dərsi al' })).toBeEnabled();

  // The server's response to a query without results.
  await context.route(/:runQuery/, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ json: [{ readTime: '2026-01-01T00:00:00Z' }] }),
  );
  await page.goto('/lessons/3d-modelling/videos');
  await expect(section(page, 'free')).toContainText('Yaxın zamanda əlavə olunacaq...');
  await expect(page.locator('.stage-plate')).toContainText('Yaxın zamanda əlavə olunacaq...');
});

test('@SHELL-14 @VIDEO-5 three failed lists are reported once and logged, and one retry loads all of them', async ({
  page,
  context,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await signIn(page, 'student');
  await context.route(/:runQuery/, (route) => route.abort());
  await page.goto('/lessons/frontend/videos');
  for (const name of ['free', 'group', 'paid'] as const)
    await expect(section(page, name).getByRole('alert')).toContainText('Verilənlər bazası cavab vermir.');
  const toast = page.locator('.toast', { hasText: 'Verilənlər bazası cavab vermir.' });
  await expect(toast).toHaveCount(1);
  expect(logged.join()).toContain('firestore/unavailable');
  await expect(page.locator('.stage-plate'), 'nobody knows whether there are videos').toHaveText('');
  await context.unroute(/:runQuery/);
  await toast.getByRole('button', { name: 'Yenidən cəhd et' }).click();
  await expect(titles(page, 'free')).toHaveText(freeOfFrontend);
  await expect(titles(page, 'group')).toHaveText(groupOfFrontend);
  await expect(titles(page, 'paid')).toHaveText(paidOfFrontend);
});

test('@VIDEO-6 loads fifty videos at a time, more on request; a malformed document is logged and left out', async ({
  page,
}) => {
  const group = newGroup();
  await stack.write({
    ...videosOf(group, 52),
    [`videos/${group}-bad`]: video(0, { group, url: 'https://youtu.be/abcdefghijk' }),
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await withoutOutline(page);
  await enter(page, await registered({ lessons: [group] }), '/lessons/interior-designer/videos');
  await expect(titles(page, 'group')).toHaveCount(49);
  expect(logged.join()).toContain(`videos/${group}-bad is malformed`);
  await section(page, 'group').getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(titles(page, 'group')).toHaveCount(52);
  await expect(titles(page, 'group').last()).toHaveText('Video 52');
  await expect(section(page, 'group').getByRole('button', { name: 'Daha çox göstər' })).toHaveCount(0);
});

test('@SCHOOL-2 @VIDEO-6 @VIDEO-9 a section for every group; a grant that is over says since when, also when its day ends meanwhile', async ({
  page,
}) => {
  const [first, second] = [newGroup(), newGroup()];
  await stack.write({ ...videosOf(first, 2), ...videosOf(second, 52) });
  await withoutOutline(page);
  const person = await registered({
    lessons: ['frontend', first, second],
    ends: { frontend: new Date('2026-11-12T20:00:00Z'), [second]: new Date('2099-01-01T20:00:00Z') },
  });
  await enter(page, person, '/lessons/interior-designer/videos');
  const groups = section(page, 'group');
  await expect(groups.getByRole('heading', { level: 2 })).toHaveText([
    `${courseName(first)} qrupu`,
    `${courseName(second)} qrupu`,
    'Frontend qrupu',
  ]);
  await expect(groups.nth(2)).toContainText('Frontend kursuna girişiniz 12.11.2026 tarixində bitib.');
  await expect(groups.nth(2).getByRole('link', { name: 'Məktəbə yaz' })).toHaveAttribute(
    'href',
    /contact\?subject=Frontend/,
  );
  await expect(titles(page, 'group')).toHaveCount(52);
  await page.locator('.video').nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Video 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Növbəti video' }).first().click();
  await expect(page.locator('.video[aria-current=true]')).toHaveCount(1);
  await expect(groups.nth(1).locator('.video[aria-current=true] .title')).toHaveText('Video 1');
  await expectAccessible(page);

  // The day ends: the server refuses the next page, whatever the page knows.
  await stack.write({
    [`users/uid-${person.username}`]: recordOf(person, {
      lessons: ['frontend', first, second],
      ends: { frontend: new Date('2026-11-12T20:00:00Z'), [second]: new Date('2026-11-13T20:00:00Z') },
    }),
  });
  await groups.nth(1).getByRole('button', { name: 'Daha çox göstər' }).click();
  await expect(groups.filter({ hasText: `${courseName(second)} qrupu` })).toContainText('tarixində bitib.');
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(titles(page, 'group')).toHaveCount(2);

  await page.goto(`/user/${person.username}`);
  const own = page.locator('.own-courses > li');
  await expect(own.filter({ hasText: 'Frontend' })).toContainText('giriş 12.11.2026 tarixində bitib');
});
