import type { NotesChange } from '#domain/notes/exchange.ts';
import { notesIn } from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import type { NoteRecords } from '../notes.ts';
import { notesPath, saveNotes } from './batches/reading.ts';
import { database } from './database.ts';

export const notes: NoteRecords = {
  async exchange(uid, lesson, decide, sent) {
    let change: NotesChange | null = null;
    const write = () =>
      database().updateSeen(notesPath(uid, lesson), (seen) => {
        change = decide(notesIn(seen?.data ?? {}));
        return change && saveNotes(uid, lesson, change);
      });
    // One write changes five notes; the last answer is that nothing is left.
    while (await write()) if (change) sent((change as NotesChange).write);
  },

  async all(uid) {
    const found = await database().query({ collection: `users/${uid}/notes`, where: [] }, limits.page);
    return Object.fromEntries(found.map(({ id, data }) => [id, notesIn(data)]));
  },
};
