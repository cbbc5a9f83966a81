import { atom } from 'nanostores';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { endOf, endOfGrant, withEnd } from '#core/session/grants.ts';
import { ownUid } from '#core/session/profile.ts';
import { endsWithSession, sessionAtom } from '#core/session/session-state.ts';
import { fullName, grantProblem, type User, userSorts } from '#core/session/user.ts';
import { showToast } from '#core/views/toasts.ts';
import { limits } from '#core/words/limits.ts';
import { typedValue } from '#core/words/typed.ts';
import { courseTitle } from '#panel/course-titles.ts';
import { noteChosen } from '#panel/last-chosen.ts';
import { lastDayProblem } from '#panel/last-day.ts';
import { createList } from '#panel/list.ts';
import { holdReload } from '#panel/reload.ts';
import { actOnRow, removeRow } from '#panel/row-actions.ts';
import { $again } from '#panel/tab.ts';
import { confirming } from '#panel/texts.ts';
import { userTab as texts } from './texts.ts';

const gateway = async () => (await loadPart(() => import('./gateway.ts'))).staffPeople;

/** Every user, for staff (PANEL-7). */
export const userList = createList({
  name: 'users',
  sorts: userSorts,
  read: async (asked) => (await gateway()).list(asked),
});

/** The user who is to get a course; stays chosen while the list is searched again. */
export const $chosen = sessionAtom<User | null>(null);

// A reload of the page must not interrupt a grant that was begun.
let free = () => {};
$chosen.listen((chosen) => {
  free();
  free = chosen ? holdReload() : () => {};
});

export function chooseUser(user: User): void {
  $chosen.set(user);
  grantForm.clear();
}

function show(user: User): void {
  userList.replace(user.id, user);
  if ($chosen.get()?.id === user.id) $chosen.set(user);
  if ($student.get()?.id === user.id) $student.set(user);
}

/** Why the course can't be granted to the chosen user, as far as this page knows. */
function problemWith(
  user: User | null,
  course: string | undefined,
  day: string,
): { message: string; field?: 'group' | 'day' } | null {
  if (!user) return { message: texts.selectBoth };
  if (!course) return { message: texts.selectBoth, field: 'group' };
  const wrongDay = lastDayProblem(day);
  if (wrongDay) return wrongDay;
  const problem = grantProblem(user, course, typedValue(endOf(day)));
  if (problem === 'full') return { message: texts.full(limits.lessons) };
  return problem && { message: texts[problem === 'unverified' ? 'ungranted' : problem] };
}

/** Grants a course to the chosen user, or gives the grant another last day (PANEL-7, SCHOOL-2). */
export const grantForm = endsWithSession(
  formStore<'group' | 'day'>({
    check: ({ group, day }) => problemWith($chosen.get(), group, day),
    texts: {
      'firestore/already-exists': texts.duplicate,
      'firestore/not-found': texts.gone,
    },
    async send({ group, day }) {
      const user = $chosen.get();
      const end = typedValue(endOf(day));
      const by = ownUid();
      if (!user) throw new AppError('unknown');
      const people = await gateway();
      const had = user.lessons.includes(group);
      try {
        await people[had ? 'renew' : 'grant'](by, user.id, group, end);
      } catch (error) {
        if (!isRefusal(codeOf(error))) throw error;
        // Somebody else may have been first: the current record tells the reason.
        const now = await people.one(user.id);
        if (!now) throw new AppError('firestore/not-found', error);
        show(now);
        if (!now.lessons.includes(group)) throw error;
        // An attempt whose answer was lost may have renewed it.
        if (!had || endOfGrant(now, group)?.getTime() !== end?.getTime())
          throw new AppError(had ? 'changed-meanwhile' : 'firestore/already-exists', error);
      }
      noteChosen(by, { course: group, day });
      const lessons = had ? user.lessons : [...user.lessons, group];
      show({ ...user, ...withEnd({ ...user, lessons }, group, end) });
      return { done: (had ? texts.renewed : texts.granted)(courseTitle(group), fullName(user)) };
    },
  }),
);

/** Takes a course away, after the user has confirmed it. If the user no longer has it, that is a success too. */
export function revokeCourse(by: string, user: User, course: string): Promise<void> {
  const work = async () => {
    grantForm.clear();
    const people = await gateway();
    const lessons = user.lessons.filter((one) => one !== course);
    let now: User | null = { ...user, ...withEnd({ ...user, lessons }, course, null) };
    try {
      await people.revoke(by, user.id, course);
    } catch (error) {
      if (!isRefusal(codeOf(error))) throw error;
      now = await people.one(user.id);
      if (now?.lessons.includes(course)) throw error;
    }
    if (now) show(now);
    else userList.drop(user.id);
    showToast({ kind: 'good', text: texts.revoked(courseTitle(course), fullName(user)) });
  };
  // Other courses can be taken away at the same time.
  return actOnRow(atom(null), user.id, work, confirming.deleteFailed);
}

export const removeUser = (by: string, id: string): Promise<void> =>
  removeRow(userList, id, async () => {
    await (await gateway()).remove(by, id);
    if ($chosen.get()?.id === id) $chosen.set(null);
  });

/** What the tab of users shows in place of its list (SCHOOL-3, SCHOOL-4); another tab of the panel does not close it. */
export type UserPart = 'many' | 'students' | 'student';
export const $userPart = sessionAtom<UserPart | null>(null);
$again.listen(() => $userPart.set(null));

/** Whose page is open (SCHOOL-8). */
export const $student = sessionAtom<User | null>(null);

export function openStudent(user: User): void {
  $student.set(user);
  $userPart.set('student');
}

/** Finds somebody from what the panel opens with (SCHOOL-8): nothing is read before something is typed. */
export const finder = createList({
  sorts: ['name'],
  read: async (asked) => (asked.search === '' ? { rows: [], more: null } : (await gateway()).list(asked)),
});
