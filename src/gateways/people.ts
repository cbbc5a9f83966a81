import type { NewUser, PersonNames, User } from '#domain/accounts/user.ts';

/** Documents of the collection `users`. */
export interface People {
  /**
   * The user's own record, `null` before sign-up is complete or after it was deleted.
   * @throws AppError; `malformed` when the document is no user record.
   */
  own(uid: string): Promise<User | null>;
  /** Whether a username is reserved: a `get` of its reservation (SIGNUP-2). @throws AppError */
  isTaken(username: string): Promise<boolean>;
  /**
   * Writes the record with both reservations, or nothing.
   * @throws AppError; a code of `isRefusal` when somebody else took the username or e-mail in the meantime.
   */
  signUp(uid: string, person: NewUser): Promise<void>;
  /** Changes the user's own name and number (USER-1). @throws AppError */
  edit(uid: string, names: PersonNames): Promise<void>;
  /** Notes in the user's own record that its e-mail is verified, for staff to see (PANEL-8). @throws AppError */
  confirmEmail(uid: string): Promise<void>;
}
