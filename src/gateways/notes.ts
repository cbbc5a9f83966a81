import type { NotesChange } from '#domain/notes/exchange.ts';
import type { Notes } from '#domain/notes/notes.ts';

/** Documents of `users/{uid}/notes`, one for each course (LEARN-5). Every method throws AppError. */
export interface NoteRecords {
  /**
   * Gives the account's notes on a course to `decide` and writes what it answers, over the version that it was given,
   * until it answers `null`. `decide` may be asked again for a newer version.
   * @param sent called with what was written.
   */
  exchange(
    uid: string,
    lesson: string,
    decide: (stored: Notes) => NotesChange | null,
    sent: (written: Notes) => void,
  ): Promise<void>;
  /** The notes on all courses, by course. */
  all(uid: string): Promise<Record<string, Notes>>;
}
