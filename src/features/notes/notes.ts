import * as v from 'valibot';
import { fitting, integer, mapOf, positiveInteger } from '#core/cloud/schema-parts.ts';
import { type Entries, keyIn, newer, type RecordKind, readEntries } from '#core/device/record.ts';
import { byAlphabet } from '#core/words/alphabet.ts';
import { limits } from '#core/words/limits.ts';
import { noteLimits } from './limits.ts';

/** A note at its place in a video (LEARN-5). */
export const Note = v.object({
  video: v.string(),
  /** The title of the video when the note was written: lists of notes read no videos. */
  title: v.pipe(v.string(), v.maxLength(limits.title)),
  seconds: v.pipe(integer, v.minValue(0), v.maxValue(limits.progressSeconds)),
  text: v.pipe(v.string(), v.maxLength(noteLimits.text)), // '' once the note was removed
  at: positiveInteger, // the device's time in milliseconds
});
export type Note = v.InferOutput<typeof Note>;

/** The notes on one course's videos, by ids that devices make. */
export type Notes = Entries<Note>;

/** What is being typed and is not a note yet. `id`: the note that it changes, `null` for a new one. */
export const NoteDraft = v.object({
  id: v.nullable(v.string()),
  video: v.string(),
  title: v.string(),
  seconds: integer,
  text: v.string(),
});
export type NoteDraft = v.InferOutput<typeof NoteDraft>;

export interface DeviceNotes {
  notes: Notes;
  /** Notes that the account does not have like this: the time of the version that they replace, 0 for none. */
  unsent: Readonly<Record<string, number>>;
  draft: NoteDraft | null;
}

const noNotes: DeviceNotes = { notes: {}, unsent: {}, draft: null };

const Kept = v.object({
  notes: v.unknown(),
  unsent: v.fallback(mapOf(integer), {}),
  draft: v.fallback(v.nullable(NoteDraft), null),
});

/** A note that two devices have changed stays as both, this device's under a new id. One that was removed and changed stays. */
function settleNotes(device: DeviceNotes, stored: Notes, written: Notes): DeviceNotes {
  const notes: Record<string, Note> = { ...stored };
  const unsent: Record<string, number> = {};
  const send = (id: string, note: Note, over: number) => {
    notes[id] = note;
    unsent[id] = over;
  };
  for (const [id, base] of Object.entries(device.unsent)) {
    const mine = device.notes[id];
    const theirs = stored[id];
    // Two devices may have given the same time to different texts.
    if (!mine || (theirs?.at === mine.at && theirs.text === mine.text)) continue;
    if (!theirs) {
      // What the account never had, or has forgotten, does not have to be removed there.
      if (mine.text !== '') send(id, mine, 0);
    } else if (theirs.at === base || theirs === written[id]) send(id, mine, theirs.at);
    else if (theirs.text === mine.text || mine.text === '') continue;
    else if (theirs.text === '') send(id, { ...mine, at: Math.max(mine.at, theirs.at + 1) }, theirs.at);
    else send(newNoteId(), mine, 0);
  }
  return { notes, unsent, draft: device.draft };
}

export function withDraft(device: DeviceNotes, now: number): DeviceNotes {
  const text = device.draft?.text.trim().slice(0, noteLimits.text);
  if (!device.draft || !text) return device;
  const { id, video, title, seconds } = device.draft;
  return { ...withNote(device, id ?? newNoteId(), { video, title, seconds, text }, now), draft: null };
}

const newNoteId = (): string => crypto.randomUUID();

/** The notes on a course's videos (LEARN-5). */
export const notesKind: RecordKind<Note, DeviceNotes> = {
  collection: 'notes',
  key: keyIn('notes'),
  entry: (value) => fitting(Note, value),
  join: newer,
  at: ({ at }) => at,
  // A version rather than a time: devices compare it with the one that they have changed.
  notAfter: (note) => note,
  isRemoved: ({ text }) => text === '',
  limit: noteLimits.notes,
  atOnce: noteLimits.atOnce,
  device: (kept) => {
    const known = fitting(Kept, kept);
    return known ? { ...known, notes: readEntries(notesKind, known.notes) } : noNotes;
  },
  entries: ({ notes }) => notes,
  settle: settleNotes,
  finish: withDraft,
  isSettled: ({ unsent }) => Object.keys(unsent).length === 0,
};

export interface ShownNote extends Note {
  id: string;
}

/** The notes that were not removed, of one video or of all, in the order of the places; videos by their titles. */
export const shownNotes = (notes: Notes, video?: string): ShownNote[] =>
  Object.entries(notes)
    .map(([id, note]) => ({ id, ...note }))
    .filter((note) => note.text !== '' && (video === undefined || note.video === video))
    .sort((a, b) => byAlphabet(a.title, b.title) || a.seconds - b.seconds || a.at - b.at);

export const isFull = (notes: Notes): boolean => shownNotes(notes).length >= noteLimits.notes;

/** Adds a note or changes it; with the text '' it is removed. A clock that went back does not make it the older one. */
export function withNote(device: DeviceNotes, id: string, note: Omit<Note, 'at'>, now: number): DeviceNotes {
  const known = device.notes[id]?.at ?? 0;
  return {
    ...device,
    notes: { ...device.notes, [id]: { ...note, at: Math.max(now, known + 1) } },
    unsent: { ...device.unsent, [id]: device.unsent[id] ?? known },
  };
}
