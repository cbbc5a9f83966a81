import type { Role, User } from './user.ts';

/** The visitor of a page: a guest, or a user with a role. */
export type Visitor = 'guest' | Role;

/**
 * Who may do what: the pages' only table of permissions. It mirrors firebase/firestore.rules and gives no right by
 * itself (PANEL-11).
 */
const permissions = {
  /** Free videos (VIDEO-4, VIDEO-5). */
  'watch-free-videos': ['student', 'teacher', 'admin'],
  /** Videos of every group, whether or not it is among the reader's courses (VIDEO-9). */
  'watch-all-videos': ['teacher', 'admin'],
  /** Own profile, photo, bookmarks and progress (USER-1, USER-3, VIDEO-10). */
  'keep-own-record': ['student', 'teacher', 'admin'],
  /** The panel and its gate (PANEL-1). */
  'open-panel': ['teacher', 'admin'],
  /** Publish without waiting for the time between two builds (PANEL-12). */
  'publish-now': ['admin'],
  /** Create, edit and delete posts, snippets and videos, and restore them (PANEL-3, PANEL-4, PANEL-5, PANEL-9, PANEL-13). */
  'manage-content': ['teacher', 'admin'],
  /** Grant and revoke courses, delete users (PANEL-7, PANEL-9); `mayManage` says of which users. */
  'manage-users': ['teacher', 'admin'],
  /** Assign and remove teachers (PANEL-8); the tab rank (PANEL-2). */
  'manage-ranks': ['admin'],
  /** Bring a deleted user back (PANEL-9). */
  'restore-users': ['admin'],
  /** Delete documents in the trash for good. */
  purge: ['admin'],
  /** The log of who did what (PANEL-14). */
  'read-audit': ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

/** Whether the rules would allow it to this visitor (PANEL-11). */
export function may(visitor: Visitor, permission: Permission): boolean {
  const allowed: readonly Visitor[] = permissions[permission];
  return allowed.includes(visitor);
}

/**
 * Whether staff may change this user's courses or delete the record. A teacher may only do so for users without keys,
 * and no one for an admin, so that admins can't lock each other out (PANEL-7, PANEL-9). As in the rules, even an empty
 * key counts here.
 */
export function mayManage(visitor: Visitor, user: Pick<User, 'userKey' | 'adminKey'>): boolean {
  if (!may(visitor, 'manage-users') || user.adminKey !== undefined) return false;
  return visitor === 'admin' || user.userKey === undefined;
}

/** Whether users may delete their own account (USER-6). As in the rules, even an empty key of a role prevents it. */
export const mayLeave = (user: Pick<User, 'userKey' | 'adminKey'>): boolean =>
  user.userKey === undefined && user.adminKey === undefined;
