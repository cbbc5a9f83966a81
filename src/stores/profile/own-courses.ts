import { atom, onMount } from 'nanostores';
import { isCoursePath } from '#domain/courses/course.ts';
import { mergeProgress } from '#domain/progress/progress.ts';
import { $session } from '#stores/accounts/session.ts';
import { deviceProgress } from '#stores/progress/progress.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** How far one is in a course. */
export interface CourseState {
  finished: number;
  /** Videos of the course that open to the reader; `null` when there are more than are counted. */
  total: number | null;
}

/** By lesson; what is missing is on its way, or is no course of ours. `failed`: nobody knows. */
export const $ownCourses = atom<Record<string, CourseState> | 'failed'>({});

const requests = latest();
let asked: { uid: string; lessons: readonly string[] } | null = null;

/** Reads how far the reader is in each of their courses (USER-1, VIDEO-10). */
export async function loadOwnCourses(uid: string, lessons: readonly string[]): Promise<void> {
  asked = { uid, lessons };
  await load();
}

/** Always the same one: a read that fails twice is offered again once. */
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

/** How far somebody is shows to nobody else. */
onMount($ownCourses, () =>
  $session.subscribe(({ state }) => {
    if (state !== 'guest') return;
    asked = null;
    requests.cancel();
    $ownCourses.set({});
  }),
);
