import type { User } from '#domain/accounts/user.ts';

/** What a person has on this site (USER-6). Every method throws AppError. */
export interface OwnData {
  /** Everything below the user's record: documents by id, by collection. */
  read(uid: string): Promise<Record<string, Record<string, unknown>>>;
  /**
   * Deletes the record with its reservations, then what is below it, the photo and the account. Steps that an earlier
   * attempt has done are passed over. It needs a sign-in of the last minutes.
   * @param record `null` if it is deleted already.
   */
  erase(uid: string, record: User | null): Promise<void>;
}
