import type { NewUser, PersonNames } from '#domain/accounts/user.ts';

/** One's own document of the collection `users`, as it is written. */
export interface OwnRecord {
  /**
   * Writes the record with both reservations, or nothing.
   * @throws AppError; a code of `isRefusal` when username or e-mail went to somebody else meanwhile.
   */
  signUp(uid: string, person: NewUser): Promise<void>;
  /** Changes one's own name and number (USER-1). @throws AppError */
  edit(uid: string, names: PersonNames): Promise<void>;
  /** Says in one's own record that its e-mail is verified, for staff to see (PANEL-8). @throws AppError */
  confirmEmail(uid: string): Promise<void>;
}
