import { deleteField } from 'firebase/firestore/lite';
import type { NotesChange } from '#domain/notes/exchange.ts';
import { type Notes, notesIn } from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import { database } from './database.ts';
import { type Merge, merge } from './operation.ts';

export const notesPath = (uid: string, lesson: string): string => `users/${uid}/notes/${lesson}`;

/** Changes notes on a course's videos; the others stay as they are (LEARN-5). */
export const saveNotes = (uid: string, lesson: string, { write, drop }: NotesChange): Merge =>
  merge(notesPath(uid, lesson), {
    ...Object.fromEntries(drop.map((id) => [id, deleteField()])),
    ...write,
  });

/** Documents of `users/{uid}/notes`, one for each course (LEARN-5). Every method throws AppError. */
export const notes = {
  /**
   * Gives the account's notes on a course to `decide` and writes what it answers, over the version that it was given,
   * until it answers `null`. `decide` may be asked again for a newer version.
   * @param sent called with what was written.
   */
  async exchange(
    uid: string,
    lesson: string,
    decide: (stored: Notes) => NotesChange | null,
    sent: (written: Notes) => void,
  ): Promise<void> {
    let change: NotesChange | null = null;
    const write = () =>
      database().updateSeen(notesPath(uid, lesson), (seen) => {
        change = decide(notesIn(seen?.data ?? {}));
        return change && saveNotes(uid, lesson, change);
      });
    // One write changes five notes; the last answer is that nothing is left.
    while (await write()) if (change) sent((change as NotesChange).write);
  },

  /** The notes on all courses, by course. */
  async all(uid: string): Promise<Record<string, Notes>> {
    const found = await database().query({ collection: `users/${uid}/notes`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, notesIn(data)]));
  },
};
