import { atom } from 'nanostores';
import { isCoursePath } from '#domain/course.ts';
import { merged } from '#domain/progress.ts';
import { reportFailedRead } from './failures.ts';
import { deviceProgress } from './progress.ts';

/** How far one is in a course. */
export interface CourseState {
  finished: number;
  /** Videos of the course that open to the reader; `null` when there are more than are counted. */
  total: number | null;
}

/** By lesson; what is missing is on its way, or is no course of ours. */
export const $ownCourses = atom<Record<string, CourseState>>({});

/** Reads how far the reader is in each of their courses (USER-1, VIDEO-10). */
export async function loadOwnCourses(uid: string, lessons: readonly string[]): Promise<void> {
  try {
    const [{ progress }, { videos }] = await Promise.all([
      import('#gateways/firebase/progress.ts'),
      import('#gateways/firebase/videos.ts'),
    ]);
    const stateOf = async (lesson: string): Promise<[string, CourseState]> => {
      const [stored, total] = await Promise.all([progress.of(uid, lesson), videos.count(lesson, lessons)]);
      const all = Object.values(merged(deviceProgress(uid, lesson), stored));
      const finished = all.filter(({ done }) => done).length;
      // A finished video may have been deleted since.
      return [lesson, { finished: total === null ? finished : Math.min(finished, total), total }];
    };
    $ownCourses.set(Object.fromEntries(await Promise.all(lessons.filter(isCoursePath).map(stateOf))));
  } catch (error) {
    reportFailedRead(error, () => loadOwnCourses(uid, lessons));
  }
}
