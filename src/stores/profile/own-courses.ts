import { atom, onMount } from 'nanostores';
import { isCoursePath } from '#domain/courses/course.ts';
import { mergeProgress } from '#domain/progress/progress.ts';
import { $session } from '#stores/accounts/session.ts';
import { deviceProgress } from '#stores/progress/progress.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** How far the reader is in a course. */
export interface CourseState {
  finished: number;
  /** The number of videos that the reader may watch; `null` when there are too many to count. */
  total: number | null;
}

/** By lesson. A missing entry is still being read, or is no course of ours. `failed`: the read failed. */
export const $ownCourses = atom<Record<string, CourseState> | 'failed'>({});

const requests = latest();
let asked: { uid: string; lessons: readonly string[] } | null = null;

/** Reads how far the reader is in each of their courses (USER-1, VIDEO-10). */
export async function loadOwnCourses(uid: string, lessons: readonly string[]): Promise<void> {
  asked = { uid, lessons };
  await load();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (!asked) return;
  const { uid, lessons } = asked;
  const isLatest = requests.begin();
  $ownCourses.set({});
  try {
    const [{ progress }, { videos }] = await Promise.all([
      loadPart(() => import('#gateways/firebase/progress.ts')),
      loadPart(() => import('#gateways/firebase/videos.ts')),
    ]);
    const stateOf = async (lesson: string): Promise<[string, CourseState]> => {
      const [stored, total] = await Promise.all([progress.of(uid, lesson), videos.count(lesson, lessons)]);
      const all = Object.values(mergeProgress(deviceProgress(uid, lesson), stored));
      const finished = all.filter(({ done }) => done).length;
      // A finished video may have been deleted since.
      return [lesson, { finished: total === null ? finished : Math.min(finished, total), total }];
    };
    const states = await Promise.all(lessons.filter(isCoursePath).map(stateOf));
    if (isLatest()) $ownCourses.set(Object.fromEntries(states));
  } catch (error) {
    if (!isLatest()) return;
    $ownCourses.set('failed');
    reportFailedRead(error, load);
  }
}

/** No other user may see this progress. */
onMount($ownCourses, () =>
  $session.subscribe(({ state }) => {
    if (state !== 'guest') return;
    asked = null;
    requests.cancel();
    $ownCourses.set({});
  }),
);
