import { computed } from 'nanostores';
import { coursesOf } from '#core/session/access.ts';
import { $profile } from '#core/session/profile.ts';
import { coursePaths } from '#features/courses/course.ts';

/** As one text, so that only another choice of courses is a change; `null`: all (SCHOOL-9). */
const $taught = computed($profile, (profile) =>
  profile.state === 'ready' ? (coursesOf(profile.record)?.join(' ') ?? null) : null,
);

/** The courses of a teacher who has not all. */
export const taught = (): readonly string[] | null => {
  const courses = $taught.get();
  return courses === null ? null : courses.split(' ');
};

/** An admin has given other courses: what is shown may be of one that was taken away. */
export const onTaught = (change: () => unknown): unknown =>
  $taught.listen(() => $profile.get().state === 'ready' && change());

export const isTaught = (course: string): boolean => taught()?.includes(course) ?? true;

/** What staff may choose from. */
export const taughtPaths = (): string[] => coursePaths().filter(isTaught);
