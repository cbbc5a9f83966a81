import type { SavedEntries } from '#domain/saved/saved.ts';

/** The document `users/{uid}/reading/saved`: what an account has saved (READ-4). */
export interface SavedRecords {
  /**
   * Reads the account's list and writes those of `mine` that are newer.
   * @returns the list as the account has it afterwards. @throws AppError
   */
  exchange(uid: string, mine: SavedEntries): Promise<SavedEntries>;
}
