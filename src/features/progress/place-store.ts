import { keep, kept } from '#core/device/device-storage.ts';
import { placesKey } from '#core/device/page-storage-keys.ts';
import { fieldsIn } from '#core/device/record.ts';
import { type CourseFigure, type CoursePlace, lastCourse, type Places, placesIn } from './places.ts';
import { progress as texts } from './texts.ts';

export const keptPlaces = (uid: string): Places => placesIn(kept(placesKey(uid)));

/** Where the front page goes on (START-3). */
export function videoToday({ uid }: { uid: string }): { text: string; href: string; isNext: true }[] {
  const { text, href } = fieldsIn(fieldsIn(kept(placesKey(uid))).last);
  return typeof text === 'string' && typeof href === 'string'
    ? [{ text: texts.continueWith(text), href, isNext: true }]
    : [];
}

/** Other courses stay as another tab may have kept them. @param last how the front page goes on. */
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

/** Of courses that have a place here: another device may have watched on (LEARN-3). */
export function keepFigures(uid: string, figures: Readonly<Record<string, CourseFigure>>): void {
  const courses = Object.fromEntries(
    Object.entries(keptPlaces(uid)).map(([course, place]) => [course, { ...place, ...figures[course] }]),
  );
  if (Object.keys(courses).length > 0) keep(placesKey(uid), { ...fieldsIn(kept(placesKey(uid))), courses });
}
