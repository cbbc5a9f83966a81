import { atom } from 'nanostores';
import { $session } from '#stores/accounts/session.ts';

/**
 * What the tab of users shows in place of its list: a list of grants (SCHOOL-3), the progress of a course's students
 * (SCHOOL-4). Another tab of the panel does not close it.
 */
export type UserPart = 'many' | 'students';
export const $userPart = atom<UserPart | null>(null);

$session.listen(({ state }) => {
  if (state === 'guest') $userPart.set(null);
});
