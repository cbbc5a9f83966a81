import { beforeEach, expect, test, vi } from 'vitest';

// What stands on every page: the menus name the courses, the footer and the titles the site.
const shell = vi.hoisted(() => ({
  site: { brand: 'Kodyol' },
  courses: [{ path: 'frontend', title: 'Frontend' }],
}));
vi.mock('#queries/site.ts', () => ({ siteSettings: async () => shell.site, drawnLogo: () => undefined }));
vi.mock('#queries/courses.ts', () => ({ allCourses: async () => shell.courses }));
vi.mock('#queries/exercises.ts', () => ({ coursesWithExercises: async () => [] }));

/** Of a build of its own: queries read what they read once a build. */
async function keyOf(given: object): Promise<string> {
  vi.resetModules();
  return (await import('#queries/page-key.ts')).pageKey(given);
}

const time = new Date('2026-03-01T10:00:00Z');
const given = {
  post: { title: 'Git', time, hashtags: ['git'] },
  others: [{ slug: 'react' }],
  series: [{ title: 'A' }],
};
beforeEach(() => {
  shell.site = { brand: 'Kodyol' };
  shell.courses = [{ path: 'frontend', title: 'Frontend' }];
});

test('[CMS-3] the same page has the same key in every build', async () => {
  expect(await keyOf(given)).toBe(await keyOf(structuredClone(given)));
});

test.each([
  ['its title', { ...given, post: { ...given.post, title: 'Git 2' } }],
  ['a hashtag', { ...given, post: { ...given.post, hashtags: ['git', 'css'] } }],
  ['its time', { ...given, post: { ...given.post, time: new Date(time.getTime() + 1) } }],
  ['the title of another part of its series', { ...given, series: [{ title: 'B' }] }],
  ['another post', { ...given, others: [{ slug: 'css' }] }],
  ['one more', { ...given, others: [{ slug: 'react' }, { slug: 'css' }] }],
])('[CMS-3] %s changes it', async (_, changed) => {
  expect(await keyOf(changed)).not.toBe(await keyOf(given));
});

test('[CMS-3] a course and the brand change every page', async () => {
  const before = await keyOf(given);
  shell.courses = [{ path: 'frontend', title: 'Ön tərəf' }];
  expect(await keyOf(given)).not.toBe(before);
  shell.courses = [{ path: 'frontend', title: 'Frontend' }];
  expect(await keyOf(given)).toBe(before);
  shell.site = { brand: 'Kodyolu' };
  expect(await keyOf(given)).not.toBe(before);
});
