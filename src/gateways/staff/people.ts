import type { User, UserOrder } from '#domain/accounts/user.ts';
import type { ListPage, ListQuery } from '#domain/panel/list-query.ts';

/** Documents of the collection `users`, for staff. `by` is the uid of who does it. Every method throws AppError. */
export interface StaffPeople {
  /**
   * By the asked order; a search finds who has names that begin with all its words, or whose username or e-mail begins so,
   * each person once.
   */
  list(asked: ListQuery<UserOrder>): Promise<ListPage<User>>;
  /** Whoever has a teacher's key, today's or an old one (PANEL-8). */
  teachers(): Promise<ListPage<User>>;
  /** The configured key of teachers, for admins; `null` when there is none, or one that is too short to be one. */
  teacherKey(): Promise<string | null>;
  /** One's record as it is now, `null` when it is gone. */
  one(uid: string): Promise<User | null>;
  /** Adds a lesson at the end of the list (PANEL-7). Refused when the user has it, or 30 already. */
  grant(by: string, uid: string, lesson: string): Promise<void>;
  /** Takes a lesson away. Refused when the user does not have it. */
  revoke(by: string, uid: string, lesson: string): Promise<void>;
  /**
   * Makes a user a teacher with the configured key; admins only (PANEL-8).
   * @throws AppError; `not-configured` when there is no such key.
   */
  appoint(by: string, uid: string): Promise<void>;
  /** Takes a teacher's key away; admins only. */
  dismiss(by: string, uid: string): Promise<void>;
  /** Moves the record to the trash; gone already is gone (PANEL-9). */
  remove(by: string, uid: string): Promise<void>;
}
