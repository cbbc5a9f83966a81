import { type Role, roleOf, type User } from './user.ts';

export type Visitor = 'guest' | Role;

/** It mirrors firebase/firestore.rules and gives no right by itself (PANEL-11). */
const permissions = {
  'watch-free-videos': ['student', 'teacher', 'admin'], // VIDEO-4, VIDEO-5
  'watch-all-videos': ['teacher', 'admin'], // of every group (VIDEO-9)
  'keep-own-record': ['student', 'teacher', 'admin'], // USER-1, USER-3, VIDEO-10
  'open-panel': ['teacher', 'admin'], // PANEL-1
  'publish-now': ['admin'], // without waiting for the time between two builds (PANEL-12)
  'manage-content': ['teacher', 'admin'], // PANEL-3, PANEL-4, PANEL-5, PANEL-9, PANEL-13
  'manage-users': ['teacher', 'admin'], // PANEL-7, PANEL-9; `mayManage` says of which users
  'manage-ranks': ['admin'], // PANEL-8, PANEL-2
  'restore-users': ['admin'], // PANEL-9
  purge: ['admin'],
  'read-audit': ['admin'], // PANEL-14
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export function may(visitor: Visitor, permission: Permission): boolean {
  const allowed: readonly Visitor[] = permissions[permission];
  return allowed.includes(visitor);
}

/** A teacher manages only users without keys, nobody an admin (PANEL-7, PANEL-9). As in the rules, an empty key counts. */
export function mayManage(visitor: Visitor, user: Pick<User, 'userKey' | 'adminKey'>): boolean {
  if (!may(visitor, 'manage-users') || user.adminKey !== undefined) return false;
  return visitor === 'admin' || user.userKey === undefined;
}

/** The courses whose students, works and questions a teacher sees; `null` for all, as in the rules (SCHOOL-9). */
export const coursesOf = (user: Pick<User, 'userKey' | 'adminKey' | 'teaches'>): readonly string[] | null =>
  (roleOf(user) === 'teacher' && user.teaches) || null;

/** USER-6. As in the rules, even an empty key of a role prevents it. */
export const mayLeave = (user: Pick<User, 'userKey' | 'adminKey'>): boolean =>
  user.userKey === undefined && user.adminKey === undefined;
