// What the tests of the player share: a user with a group of their own, and the parts of the page.
import type { Page } from '@playwright/test';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';
import { type Person, registered } from './accounts.ts';
import { enter, expect, stack } from './site.ts';
import { newGroup, videosOf } from './videos.ts';
import { stubYouTube } from './youtube.ts';

export const videosPage = '/lessons/interior-designer/videos';

/** That page with the first video of a group: on its own it begins with the first of the course's plan (LEARN-12). */
export const firstOf = (group: string): string => `${videosPage}?v=${group}-1`;

/** A user with a group of their own, whose videos are «Video 1» and so on. */
export async function viewer(count: number): Promise<{ person: Person; group: string }> {
  const group = newGroup();
  await stack.write(videosOf(group, count));
  return { person: await registered({ lessons: [group], emailVerified: true }), group };
}

/** A document of `questions` under a video, as somebody else has written it (ASK-1). `over` names the group of the video. */
export const questionUnder = (video: string, over: FirestoreData & { group: string }): FirestoreData => ({
  video,
  course: 'interior-designer',
  title: 'Video 1',
  second: 65,
  text: 'Niyə iki sütun alınmır?',
  uid: 'uid-orxan',
  name: 'Orxan',
  at: new Date('2026-11-20T10:00:00Z'),
  answered: false,
  hidden: false,
  answers: {},
  answeredBy: [],
  rev: 1,
  ...over,
});

/** The first of such a user's videos, with a stub of YouTube. `asked`: what the page wants from YouTube. */
export async function openViewer(page: Page, count: number, youtube: Parameters<typeof stubYouTube>[1] = {}) {
  const asked = await stubYouTube(page.context(), youtube);
  const found = await viewer(count);
  await enter(page, found.person, firstOf(found.group));
  return { ...found, asked };
}

export const rowOf = (page: Page, title: string) =>
  page.locator('.video').filter({ has: page.getByText(title, { exact: true }) });

/** Plays the video that the page begins with. `name`: what the button has to say. */
export async function playFirst(page: Page, name?: string): Promise<void> {
  await page
    .locator('.player')
    .getByRole('button', name === undefined ? {} : { name, exact: true })
    .click();
  await expect(page.locator('.player .play')).toHaveCount(0);
  await expect(page.locator('.extras')).toBeVisible();
}
