import type { NewUser, PersonNames, User } from '#domain/accounts/user.ts';

/** Documents of the collection `users`. */
export interface People {
  /**
   * One's own record, `null` before sign-up is complete or after it was deleted.
   * @throws AppError; `malformed` when the document is no user record.
   */
  own(uid: string): Promise<User | null>;
  /** Whether a username is reserved: `get` of one reservation (SIGNUP-2). @throws AppError */
  isTaken(username: string): Promise<boolean>;
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
