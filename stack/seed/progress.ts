import { endOf } from '#core/session/grants.ts';
import { isoDay } from '#core/time/dates.ts';
import { uidOf } from './accounts.ts';
import { readContent } from './content.ts';
import type { Documents } from './firestore-value.ts';

interface SampleProgress {
  username: string;
  course: string;
  /** Finished videos, in the order of time; the next one is begun. */
  finished: number;
  /** How many days ago the last one was watched. */
  daysAgo: number;
  /** In how many days the grant of the course ends, which is the user's first (SCHOOL-2). */
  endsInDays?: number;
}

/** Students who are active, and students who have stopped (SCHOOL-4, SCHOOL-6). */
const sampleProgress: readonly SampleProgress[] = [
  { username: 'resad.cefersoy', course: 'frontend', finished: 5, daysAgo: 1, endsInDays: 24 },
  { username: 'resad.cefersoy', course: 'ui-designer', finished: 2, daysAgo: 40 },
  { username: 'turkan.ibrahimli', course: 'frontend', finished: 2, daysAgo: 16, endsInDays: 9 },
  { username: 'sevda.orucova', course: 'frontend', finished: 2, daysAgo: 2 },
  { username: 'gunel_asadova', course: 'ui-designer', finished: 7, daysAgo: 3, endsInDays: 4 },
  { username: 'aysel.rehimova', course: 'fullstack', finished: 8, daysAgo: 12 },
  { username: 'elvin-qasimov', course: 'backend', finished: 3, daysAgo: 21 },
  { username: 'ilkin.tagizade', course: 'backend', finished: 4, daysAgo: 0 },
];

const day = 86_400_000;

export function addProgress(documents: Documents): void {
  const videos = readContent('videos').flatMap((video) => ('time' in video ? [video] : []));
  const now = Date.now();
  for (const { username, course, finished, daysAgo, endsInDays } of sampleProgress) {
    const own = videos
      .filter(
        ({ hashtags, demo, group }) => hashtags.includes(course) && (demo === 'true' || group === course),
      )
      .sort((one, other) => (one.time < other.time ? -1 : 1))
      .slice(0, finished + 1);
    const path = `users/${uidOf(username)}`;
    documents.set(
      `${path}/progress/${course}`,
      Object.fromEntries(
        own.map(({ id }, at) => [
          id,
          {
            seconds: 40,
            done: at < finished,
            at: Math.round(now - (daysAgo + (own.length - 1 - at) / 4) * day) - 60_000,
          },
        ]),
      ),
    );
    const record = documents.get(path);
    if (endsInDays === undefined || !record) continue;
    const end = endOf(isoDay(new Date(now + endsInDays * day)));
    if (!(end instanceof Date)) throw new Error(`${path} has no last day.`);
    documents.set(path, { ...record, ends: { [course]: end } });
    const entry = `audit/${String(record.audit)}`;
    documents.set(entry, { ...documents.get(entry), until: end });
  }
}
