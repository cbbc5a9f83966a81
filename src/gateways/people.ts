import type { User } from '#domain/accounts/user.ts';

/** Documents of the collection `users` and the reservations beside it, as everybody may read them. */
export interface People {
  /**
   * The user's own record, `null` before sign-up is complete or after it was deleted.
   * @throws AppError; `malformed` when the document is no user record.
   */
  own(uid: string): Promise<User | null>;
  /**
   * Whether anyone has signed up with this e-mail: `get` of one reservation, no record is read (SIGNIN-1).
   * @returns `null` where the operator has closed this look-up (docs/deploy.md). @throws AppError
   */
  isRegistered(email: string): Promise<boolean | null>;
  /** Whether a username is reserved: a `get` of its reservation (SIGNUP-2). @throws AppError */
  isTaken(username: string): Promise<boolean>;
}
