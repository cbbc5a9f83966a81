import { atom } from 'nanostores';
import { codeOf } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $session } from '#core/session/session.ts';
import { sessionAtom } from '#core/session/session-state.ts';
import { fullName, type User } from '#core/session/user.ts';
import { showToast } from '#core/views/toasts.ts';
import { limits } from '#core/words/limits.ts';
import { createList } from '#panel/list.ts';
import { reloadIn } from '#panel/reload.ts';
import { actOnRow } from '#panel/row-actions.ts';
import { rankTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffPeople;

/** The teachers, and the users who are searched for to be made teachers (PANEL-8). */
export const rankList = createList({
  name: 'ranks',
  sorts: ['teachers', 'name', 'newest'],
  read: async ({ search, sort }) => {
    const people = await gateway();
    if (sort !== 'teachers') return people.list({ search, sort });
    const isSearch = search.trim() !== '';
    const [page, key] = await Promise.all([
      isSearch ? people.list({ search, sort: 'name' }) : people.teachers(),
      // After a reload the first read may be a search, which needs the key too.
      (isSearch && $teacherKey.get()) || people.teacherKey(),
    ]);
    // After a sign-out it is not kept.
    if ($session.get().state !== 'guest') $teacherKey.set(key);
    return page;
  },
});

/** The key that makes a user a teacher today; a user with an older key is no longer one (PANEL-8). */
export const $teacherKey = sessionAtom<string | null>(null);

/** The uid of the user whose rank is being changed: one at a time. */
export const $changing = atom<string | null>(null);

const reloadAfter = 2_000; // the page reloads this many ms after a teacher was dismissed (PANEL-8)

const refusal = (error: unknown): string => (codeOf(error) === 'not-configured' ? texts.noKey : texts.failed);

export function appoint(by: string, user: User): Promise<void> {
  const work = async () => {
    await (await gateway()).appoint(by, user.id);
    showToast({ kind: 'good', text: texts.assigned(fullName(user)) });
    await rankList.refresh();
  };
  return actOnRow($changing, user.id, work, refusal);
}

/** SCHOOL-9. @param courses `null`: all */
export function assignCourses(by: string, user: User, courses: readonly string[] | null): Promise<void> {
  const work = async () => {
    await (await gateway()).assign(by, user.id, courses);
    rankList.replace(user.id, { ...user, teaches: courses ? [...courses] : undefined });
    showToast({ kind: 'good', text: texts.coursesSaved(fullName(user)) });
  };
  return actOnRow($changing, user.id, work, texts.failed);
}

export const coursesProblem = (courses: readonly string[]): string | null => {
  if (courses.length === 0) return texts.noCourses;
  return courses.length > limits.teaches ? texts.manyCourses : null;
};

/** To be called after the user has confirmed it. */
export function dismiss(by: string, user: User): Promise<void> {
  const work = async () => {
    await (await gateway()).dismiss(by, user.id);
    rankList.drop(user.id);
    showToast({ kind: 'good', text: texts.removed(fullName(user)) });
    reloadIn(reloadAfter);
  };
  return actOnRow($changing, user.id, work, refusal);
}
