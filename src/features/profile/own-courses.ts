import { atom } from 'nanostores';
import { joinEntries } from '#core/device/record.ts';
import { keptRecords, recordGateway } from '#core/device/record-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { coursesNow, type Grants } from '#core/session/grants.ts';
import { sessionReads } from '#core/session/reading.ts';
import { timeNow } from '#core/time/clock.ts';
import { noteSteps } from '#features/accounts/first-steps.ts';
import { coursePaths } from '#features/courses/course.ts';
import { keepFigures, keptPlaces } from '#features/progress/place-store.ts';
import {
  type CourseFigure,
  type CoursePlace,
  figureOf,
  type NextVideo,
  type Places,
  watchedAt,
} from '#features/progress/places.ts';
import { type CourseProgress, newestOf, progressKind, resumeAt } from '#features/progress/progress.ts';

export interface CourseState {
  figure: CourseFigure;
  at: number; // in the device's ms; 0 for never
  next: NextVideo | null; // `null` when all are watched, or when it is not known
}

/** By course. A missing entry is still being read, or is no course of ours. */
export const $ownCourses = atom<Record<string, CourseState>>({});

export const $isUnread = atom(false);

/** From the device or the account, or the account's part can't be read. */
export const $isKnown = atom(false);

const reads = sessionReads(() => {
  asked = null;
  $ownCourses.set({});
  $isUnread.set(false);
  $isKnown.set(false);
});
let asked: { uid: string; grants: Grants } | null = null;

/** First what the device knows (USER-1, LEARN-3). What is shown stays until it is read again. */
export async function loadOwnCourses(uid: string, grants: Grants): Promise<void> {
  const isFirst = asked?.uid !== uid;
  asked = { uid, grants };
  if (isFirst) {
    const known = fromDevice(keptPlaces(uid));
    $ownCourses.set(known);
    $isKnown.set(Object.keys(known).length > 0);
  }
  await load();
}

const fromDevice = (places: Places): Record<string, CourseState> =>
  Object.fromEntries(
    Object.entries(places).map(([course, { finished, total, at, next }]) => [
      course,
      { figure: { finished, total }, at, next },
    ]),
  );

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (!asked) return;
  const { uid, grants } = asked;
  $isUnread.set(false);
  await reads.read(
    () => statesOf(uid, grants),
    (states) => {
      $ownCourses.set(Object.fromEntries(states));
      noteSteps(uid, { begun: states.some(([, { at }]) => at > 0) });
      keepFigures(uid, Object.fromEntries(states.map(([course, { figure }]) => [course, figure])));
    },
    load,
    () => $isUnread.set(true),
  );
  if (asked) $isKnown.set(true);
}

async function statesOf(uid: string, grants: Grants): Promise<[string, CourseState][]> {
  const [records, { videos }] = await Promise.all([
    recordGateway(),
    loadPart(() => import('#features/videos/gateway.ts')),
  ]);
  const stored = await records.all(progressKind, uid);
  const onDevice = keptRecords(progressKind, uid);
  const places = keptPlaces(uid);
  const paths = coursePaths();
  const courses = new Set(
    [...grants.lessons, ...Object.keys(stored), ...Object.keys(places)].filter((path) =>
      paths.includes(path),
    ),
  );
  const stateOf = async (course: string): Promise<[string, CourseState]> => {
    const all = joinEntries(progressKind, onDevice[course] ?? {}, stored[course] ?? {});
    const [counted, next] = await Promise.all([
      videos.count(course, coursesNow(grants, timeNow())),
      nextOf(places[course], all, async (id) => (await videos.one(id))?.title ?? null),
    ]);
    // What is too much to be counted may have been listed by the page of videos.
    const total = counted ?? places[course]?.total ?? null;
    const figure = figureOf(all, total, places[course]?.unlisted);
    return [course, { figure, at: watchedAt(all), next: figure.finished === total ? null : next }];
  };
  return Promise.all([...courses].map(stateOf));
}

/** The device knows it, unless another one has watched on since: then the title has to be read. */
async function nextOf(
  place: CoursePlace | undefined,
  progress: CourseProgress,
  titleOf: (id: string) => Promise<string | null>,
): Promise<NextVideo | null> {
  const id = newestOf(progress);
  if (id === null) return null;
  const known = place?.next;
  if (known && place.at >= watchedAt(progress)) return known;
  if (progress[id]?.done) return null;
  const title = known?.id === id ? known.title : await titleOf(id);
  return title === null ? null : { id, title, seconds: Math.floor(resumeAt(progress[id], null)) };
}
