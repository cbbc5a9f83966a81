import type { User } from '#domain/user.ts';

/** Documents of the collection `users`. */
export interface People {
  /**
   * One's own record, `null` before sign-up is complete or after it was deleted.
   * @throws AppError; `malformed` when the document is no user record.
   */
  own(uid: string): Promise<User | null>;
}
