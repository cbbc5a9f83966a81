import { atom } from 'nanostores';
import { fullName, grantProblem, type User, userOrders } from '#domain/accounts/user.ts';
import { courseName } from '#domain/courses/course.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import { confirming } from '#messages/panel/panel.ts';
import { userTab as texts } from '#messages/panel/people.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { $session } from '#stores/accounts/session.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { showToast } from '#stores/shared/toasts.ts';
import { createList } from './list.ts';
import { holdReload } from './reload.ts';
import { removeRow } from './remove.ts';

const gateway = async () => (await loadPart(() => import('#gateways/firebase/staff/people.ts'))).staffPeople;

/** Every user, for staff (PANEL-7). */
export const userList = createList({
  name: 'users',
  orders: userOrders,
  read: async (asked) => (await gateway()).list(asked),
});

/** The user who is to get a lesson; stays chosen while the list is searched again. */
export const $chosen = atom<User | null>(null);

$session.listen(({ state }) => {
  if (state === 'guest') $chosen.set(null);
});

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

/** Shows a user's current record in the list and in the form. */
function show(user: User): void {
  userList.replace(user.id, user);
  if ($chosen.get()?.id === user.id) $chosen.set(user);
}

/** Why the lesson can't be granted to the chosen user, as far as this page knows. */
function problemWith(user: User | null, lesson: string | undefined): { message: string } | null {
  if (!user || !lesson) return { message: texts.selectBoth };
  const problem = grantProblem(user, lesson);
  return problem && { message: problem === 'full' ? texts.full(limits.lessons) : texts.duplicate };
}

/** Grants a lesson to the chosen user (PANEL-7). */
export const grantForm = formStore<'group'>({
  check: ({ group }) => problemWith($chosen.get(), group),
  texts: {
    'firestore/already-exists': texts.duplicate,
    'firestore/not-found': texts.gone,
  },
  async send({ group }) {
    const user = $chosen.get();
    const profile = $profile.get();
    if (!user || profile.state !== 'ready') throw new AppError('unknown');
    const people = await gateway();
    try {
      await people.grant(profile.record.id, user.id, group);
    } catch (error) {
      if (!isRefusal(codeOf(error))) throw error;
      // Somebody else may have been first: the current record tells the reason.
      const now = await people.one(user.id);
      if (!now) throw new AppError('firestore/not-found', error);
      show(now);
      throw now.lessons.includes(group) ? new AppError('firestore/already-exists', error) : error;
    }
    show({ ...user, lessons: [...user.lessons, group] });
    return { done: texts.granted(courseName(group), fullName(user)) };
  },
});

/** Takes a lesson away, after the user has confirmed it. If the user no longer has it, that is a success too. */
export async function revokeCourse(by: string, user: User, lesson: string): Promise<void> {
  grantForm.clear();
  try {
    const people = await gateway();
    let now: User | null = { ...user, lessons: user.lessons.filter((one) => one !== lesson) };
    try {
      await people.revoke(by, user.id, lesson);
    } catch (error) {
      if (!isRefusal(codeOf(error))) throw error;
      now = await people.one(user.id);
      if (now?.lessons.includes(lesson)) throw error;
    }
    if (now) show(now);
    else userList.drop(user.id);
    showToast({ kind: 'good', text: texts.revoked(courseName(lesson), fullName(user)) });
  } catch (error) {
    console.error(error);
    showToast({
      kind: 'bad',
      text: confirming.deleteFailed,
      retries: [() => revokeCourse(by, user, lesson)],
    });
  }
}

export const removeUser = (by: string, id: string): Promise<void> =>
  removeRow(userList, id, async () => (await gateway()).remove(by, id));
