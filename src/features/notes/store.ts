import { computed } from 'nanostores';
import { pageRecord } from '#core/device/record-store.ts';
import { msNow } from '#core/time/clock.ts';
import { isFull, type NoteDraft, notesKind, type ShownNote, withDraft, withNote } from './notes.ts';

const record = pageRecord(notesKind, { saysUnkept: true });

/** The reader's notes on this course's videos, with what is being typed (LEARN-5). */
export const $notes = record.$device;

/** The last attempt to send failed: what the account lacks waits on the device. */
export const $isWaiting = record.$isWaiting;

/** The device can't keep notes: what the account lacks will be gone with the page. */
export const $areUnkept = computed($notes, record.isUnkept);

export const openNotes = record.open;

/** What is typed is kept on the device with every letter; `null` drops it. */
export const keepDraft = (draft: NoteDraft | null): void => record.change((device) => ({ ...device, draft }));

/** Whether words would be lost with the draft. */
export function hasTyped(): boolean {
  const { draft, notes } = $notes.get();
  const before = draft?.id ? notes[draft.id]?.text : '';
  return draft !== null && draft.text.trim() !== '' && draft.text !== before;
}

/** Opens a note to be changed. @returns whether it is open: not while another one is being written. */
export function editNote({ id, video, title, seconds, text }: ShownNote): boolean {
  if ($notes.get().draft?.id === id) return true;
  if (hasTyped()) return false;
  keepDraft({ id, video, title, seconds, text });
  return true;
}

export type NoteResult = 'kept' | 'empty' | 'full';

/** Makes a note of what was typed, or changes the note that was opened: on the device at once, then in the account. */
export function saveDraft(): NoteResult {
  const { draft, notes } = $notes.get();
  if (!draft || draft.text.trim() === '') return 'empty';
  if (draft.id === null && isFull(notes)) return 'full';
  record.change((device) => withDraft(device, msNow()));
  record.send();
  return 'kept';
}

/** Removes a note. @returns a function that brings it back. */
export function removeNote({ id, at: _at, ...note }: ShownNote): () => void {
  const put = (text: string) => {
    record.change((device) => withNote(device, id, { ...note, text }, msNow()));
    record.send();
  };
  put('');
  return () => put(note.text);
}
