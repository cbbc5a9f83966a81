import type { NewUser, PersonNames, User } from '#domain/accounts/user.ts';

/** One's own document of the collection `users`, as it is written. */
export interface OwnRecord {
  /**
   * Writes the record with both reservations, or nothing.
   * @throws AppError; a code of `isRefusal` when username or e-mail went to somebody else meanwhile.
   */
  signUp(uid: string, person: NewUser): Promise<void>;
  /** Changes one's own name and number (USER-1). @param email the record's. @throws AppError */
  edit(uid: string, names: PersonNames, email: string): Promise<void>;
  /**
   * Writes the account's e-mail, which is verified, into one's own record and says there that it is (PANEL-8). If the
   * e-mail has changed, its reservation follows and the old address becomes free (USER-5).
   * @returns the e-mail. @throws AppError
   */
  confirmEmail(uid: string, recorded: Pick<User, 'name' | 'surname' | 'email'>): Promise<string>;
}
