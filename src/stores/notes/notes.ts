import { atom } from 'nanostores';
import {
  type DeviceNotes,
  isFull,
  type NoteDraft,
  noNotes,
  type ShownNote,
  withNote,
} from '#domain/notes/notes.ts';
import { notesKey } from '#domain/shared/page-storage-keys.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { onReturn } from '#stores/shared/page-life.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { areKept, changeNotes, deviceNotes } from './device-notes.ts';
import { exchangeNotes, newNoteId } from './send-notes.ts';

/** The reader's notes on this course's videos, with what is being typed (LEARN-5). */
export const $notes = atom<DeviceNotes>(noNotes);

/** The last attempt to send failed: what the account lacks waits on the device. */
export const $isWaiting = atom(false);

/** The device can't keep notes: what the account lacks will be gone with the page. */
export const $areUnkept = atom(false);

let place: { uid: string; lesson: string } | null = null;
/** The account's notes were read, or that they could not be read has been shown. */
let isTold = false;
let sending: Promise<void> = Promise.resolve();

/** Shows the device's notes on a course at once, then adds the account's; without a user there are none. */
export function openNotes(uid: string | null, lesson: string): void {
  place = uid === null ? null : { uid, lesson };
  isTold = false;
  show();
  follow();
  if (place) sendNotes();
}

let isFollowing = false;

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('storage', ({ key }) => {
    if (place && (key === null || key === notesKey(place.uid, place.lesson))) show();
  });
  addEventListener('online', sendNotes);
  onReturn(() => {
    show();
    sendNotes();
  });
}

function show(): void {
  $notes.set(place ? deviceNotes(place.uid, place.lesson) : noNotes);
  $areUnkept.set(place !== null && !areKept(place.uid, place.lesson));
}

function change(how: (device: DeviceNotes) => DeviceNotes): void {
  if (!place) return;
  changeNotes(place.uid, place.lesson, how);
  show();
}

/** Reads the account's notes and sends what it lacks, one after the other. */
function sendNotes(): Promise<void> {
  sending = sending.then(exchange).catch((error: unknown) => {
    console.error(error);
    $isWaiting.set(true);
    // Without the account's notes the list looks as if there were none. What could not be sent is on the device.
    if (isTold) noteRefusal(error);
    else reportFailedRead(error, sendNotes);
    isTold = true;
  });
  return sending;
}

async function exchange(): Promise<void> {
  const now = place;
  if (!now) return;
  await exchangeNotes(now.uid, now.lesson);
  isTold = true;
  $isWaiting.set(false);
  if (now === place) show();
}

/** What is typed is kept on the device with every letter; `null` drops it. */
export const keepDraft = (draft: NoteDraft | null): void => change((device) => ({ ...device, draft }));

/** Opens a note to be changed. @returns whether it is open: not while another one is being written. */
export function editNote({ id, video, title, seconds, text }: ShownNote): boolean {
  const { draft, notes } = $notes.get();
  if (draft?.id === id) return true;
  const before = draft?.id ? notes[draft.id]?.text : '';
  if (draft && draft.text.trim() !== '' && draft.text !== before) return false;
  keepDraft({ id, video, title, seconds, text });
  return true;
}

export type NoteResult = 'kept' | 'empty' | 'full';

/** Makes a note of what was typed, or changes the note that was opened: on the device at once, then in the account. */
export function saveDraft(): NoteResult {
  const { draft, notes } = $notes.get();
  const text = draft?.text.trim() ?? '';
  if (!draft || text === '') return 'empty';
  const { id, video, title, seconds } = draft;
  if (id === null && isFull(notes)) return 'full';
  change((device) => ({
    ...withNote(device, id ?? newNoteId(), { video, title, seconds, text }, Date.now()),
    draft: null,
  }));
  sendNotes();
  return 'kept';
}

/** Removes a note. @returns a function that brings it back. */
export function removeNote({ id, at: _at, ...note }: ShownNote): () => void {
  const put = (text: string) => {
    change((device) => withNote(device, id, { ...note, text }, Date.now()));
    sendNotes();
  };
  put('');
  return () => put(note.text);
}
