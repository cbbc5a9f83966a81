import { keep, kept } from '#core/device/device-storage.ts';
import { placesKey } from '#core/device/page-storage-keys.ts';
import { fieldsIn } from '#core/device/record.ts';
import { type CourseFigure, type CoursePlace, lastCourse, type Places, placesIn } from './places.ts';

export const keptPlaces = (uid: string): Places => placesIn(kept(placesKey(uid)));

/**
 * Keeps where a reader is in a course, and how the front page goes on, ready to be shown before its first paint. Other courses stay as another tab may have kept them.
 * @param last how the front page goes on, for the course that was watched last.
 */
export function keepPlace(
  uid: string,
  course: string,
  place: CoursePlace,
  last: (course: string, place: CoursePlace) => { href: string; text: string } | null,
): void {
  const before = keptPlaces(uid);
  if (JSON.stringify(before[course]) === JSON.stringify(place)) return;
  const courses = { ...before, [course]: place };
  const newest = lastCourse(courses);
  const of = newest === null ? undefined : courses[newest];
  keep(placesKey(uid), { courses, last: newest !== null && of ? last(newest, of) : null });
}

/**
 * Keeps newer figures of courses of which the device has a place, so that cards and pages say what the profile has read: another
 * device may have watched on (LEARN-3).
 */
export function keepFigures(uid: string, figures: Readonly<Record<string, CourseFigure>>): void {
  const courses = Object.fromEntries(
    Object.entries(keptPlaces(uid)).map(([course, place]) => [course, { ...place, ...figures[course] }]),
  );
  if (Object.keys(courses).length > 0) keep(placesKey(uid), { ...fieldsIn(kept(placesKey(uid))), courses });
}
