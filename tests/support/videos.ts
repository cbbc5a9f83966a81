// Videos for one test each: only users of the test's own group can see them.
import type { Page } from '@playwright/test';
import { titleWords } from '#domain/shared/title.ts';
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
