import type { User, UserOrder } from '#domain/accounts/user.ts';
import type { ListPage, ListQuery } from '#domain/panel/list-query.ts';

/**
 * Documents of the collection `users`, for staff. `by` is the uid of the user who acts. Every method throws AppError.
 */
export interface StaffPeople {
  /**
   * In the given order. A search finds users with names that begin with all its words, and users whose username or
   * e-mail begins with the text, each user once.
   */
  list(asked: ListQuery<UserOrder>): Promise<ListPage<User>>;
  /** Users with a teacher's key, today's or an old one (PANEL-8). */
  teachers(): Promise<ListPage<User>>;
  /** The configured key of teachers, for admins; `null` when there is none, or it is too short. */
  teacherKey(): Promise<string | null>;
  /** A user's current record, `null` when it is gone. */
  one(uid: string): Promise<User | null>;
  /**
   * Adds a lesson at the end of the list (PANEL-7). Refused when the user already has it, or has 30 lessons.
   * @param end when the grant ends; `null`: never (SCHOOL-2).
   * @param seen the version of the record that was read: another one is refused (SCHOOL-3).
   */
  grant(by: string, uid: string, lesson: string, end: Date | null, seen?: string): Promise<void>;
  /** Gives a grant another end, or none. Refused when the user does not have the lesson, or has it with this end. */
  renew(by: string, uid: string, lesson: string, end: Date | null, seen?: string): Promise<void>;
  /** Takes a lesson away. Refused when the user does not have it. */
  revoke(by: string, uid: string, lesson: string, seen?: string): Promise<void>;
  /**
   * Makes a user a teacher with the configured key; admins only (PANEL-8).
   * @throws AppError; `not-configured` when there is no such key.
   */
  appoint(by: string, uid: string): Promise<void>;
  /** Removes a teacher's key; admins only. */
  dismiss(by: string, uid: string): Promise<void>;
  /** Moves the record to the trash; a success if it is gone already (PANEL-9). */
  remove(by: string, uid: string): Promise<void>;
}
