import { afterSending, nextNotes, settleNotes } from '#domain/notes/exchange.ts';
import { withNote } from '#domain/notes/notes.ts';
import { limits } from '#domain/shared/limits.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { settle } from '#stores/shared/settle.ts';
import { changeNotes, deviceNotes, dropNotes, isSettled, notedLessons } from './device-notes.ts';

export const noteRecords = async () => (await loadPart(() => import('#gateways/notes.ts'))).notes;

export const newNoteId = (): string => crypto.randomUUID();

/** Reads the account's notes on a course, merges them with the device's and sends what the account lacks (LEARN-5). */
export async function exchangeNotes(uid: string, lesson: string): Promise<void> {
  const records = await noteRecords();
  await records.exchange(
    uid,
    lesson,
    (stored) =>
      nextNotes(
        changeNotes(uid, lesson, (device) => settleNotes(device, stored, newNoteId)),
        stored,
      ),
    (written) => changeNotes(uid, lesson, (device) => afterSending(device, written)),
  );
}

/**
 * Before a sign-out: sends what the account lacks and removes from the device what the account has. What is being typed
 * becomes a note, so that it is not lost. What can't be sent stays until the same user signs in again.
 */
export async function handNotesOver(uid: string): Promise<void> {
  const handed = notedLessons(uid).map(async (lesson) => {
    changeNotes(uid, lesson, (device) => {
      const { draft } = device;
      const text = draft?.text.trim().slice(0, limits.noteText);
      if (!draft || !text) return device;
      const { id, video, title, seconds } = draft;
      return {
        ...withNote(device, id ?? newNoteId(), { video, title, seconds, text }, Date.now()),
        draft: null,
      };
    });
    if (!isSettled(deviceNotes(uid, lesson))) await exchangeNotes(uid, lesson);
    if (isSettled(deviceNotes(uid, lesson))) dropNotes(uid, lesson);
  });
  await settle(handed);
}
