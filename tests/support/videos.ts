// Videos for one test each: only users of the test's own group can see them.
import type { Page } from '@playwright/test';
import { titleWords } from '#core/words/title.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { newPerson } from './accounts.ts';

/** A unique group. */
export const newGroup = (): string => `qrup-${newPerson().username.replace('.', '-')}`;

/** A video as the panel would have written it. `n` is its number in the order. */
export const video = (n: number, over: FirestoreData = {}): FirestoreData => ({
  title: `Video ${n}`,
  titleKey: `video ${n}`,
  words: titleWords(typeof over.title === 'string' ? over.title : `Video ${n}`),
  hashtags: ['interior-designer'],
  url: `test-${String(n).padStart(6, '0')}`,
  demo: 'false',
  paid: '',
  time: new Date(Date.UTC(2026, 0, 1, 0, n)),
  rev: 1,
  audit: 'seed',
  ...over,
});

/** Lets a page see its course without an outline, as a new course is: then a section comes in pages (LEARN-2). */
export const withoutOutline = (page: Page): Promise<unknown> =>
  page.route(/:batchGet/, (route) => {
    const { documents } = route.request().postDataJSON() ?? {};
    if (!documents?.[0]?.includes('/outlines/')) return route.fallback();
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ missing: documents[0], readTime: new Date().toISOString() }],
    });
  });

/** `count` videos of a group, by path. */
export const videosOf = (group: string, count: number): Record<string, FirestoreData> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`videos/${group}-${n + 1}`, video(n + 1, { group })]),
  );

/** A course with 500 videos of a group, of which ten modules have 25 each (PANEL-16); by path. */
export function longOutline(course: string, group: string): Record<string, FirestoreData> {
  const title = (n: number) => `Dərs ${n}: ${n % 5 === 0 ? 'Qrid' : 'Forma'}`;
  const fields = (n: number) => video(n, { group, hashtags: [course], title: title(n), duration: 300 + n });
  const modules = Array.from({ length: 10 }, (_, m) => m);
  const ids = (m: number) => Array.from({ length: 25 }, (_, n) => `${group}-${m * 25 + n + 1}`).join(' ');
  return {
    ...Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`videos/${group}-${n + 1}`, fields(n + 1)])),
    [`outlines/${course}`]: {
      titles: modules.map((m) => `Modul ${m + 1}`),
      videos: modules.map(ids),
      rev: 1,
      audit: 'seed',
      time: new Date('2026-01-01'),
    },
  };
}
