import * as v from 'valibot';
import { limits } from '#domain/shared/limits.ts';
import { integer, mapOf, positiveInteger } from '#domain/shared/schema-parts.ts';

/** A note at its place in a video (LEARN-5). */
export const Note = v.object({
  /** The id of the video. */
  video: v.string(),
  /** The title of the video when the note was written: lists of notes read no videos. */
  title: v.pipe(v.string(), v.maxLength(limits.title)),
  /** The place in the video. */
  seconds: v.pipe(integer, v.minValue(0), v.maxValue(limits.progressSeconds)),
  /** '' once the note was removed. */
  text: v.pipe(v.string(), v.maxLength(limits.noteText)),
  /** The device's time in milliseconds. */
  at: positiveInteger,
});
export type Note = v.InferOutput<typeof Note>;

/** The notes on one course's videos, by ids that devices make. */
export type Notes = Readonly<Record<string, Note>>;

/** What is being typed and is not a note yet. `id`: the note that it changes, `null` for a new one. */
export const NoteDraft = v.object({
  id: v.nullable(v.string()),
  video: v.string(),
  title: v.string(),
  seconds: integer,
  text: v.string(),
});
export type NoteDraft = v.InferOutput<typeof NoteDraft>;

/** The notes on one course as a device keeps them. */
export interface DeviceNotes {
  notes: Notes;
  /** Notes that the account does not have like this: the time of the version that they replace, 0 for none. */
  unsent: Readonly<Record<string, number>>;
  draft: NoteDraft | null;
}

export const noNotes: DeviceNotes = { notes: {}, unsent: {}, draft: null };

/** The readable notes of a document of `users/{uid}/notes`. Others, for example of a later version, are left out. */
export function notesIn(stored: unknown): Notes {
  const fields = v.safeParse(mapOf(v.unknown()), stored);
  const entries = Object.entries(fields.success ? fields.output : {}).flatMap(([id, value]) => {
    const parsed = v.safeParse(Note, value);
    return parsed.success ? [[id, parsed.output] as const] : [];
  });
  return Object.fromEntries(entries);
}

const Kept = v.object({
  notes: v.unknown(),
  unsent: v.fallback(mapOf(integer), {}),
  draft: v.fallback(v.nullable(NoteDraft), null),
});

/** What was kept on the device as its notes; parts that can't be read are left out. */
export function deviceNotesIn(kept: unknown): DeviceNotes {
  const parsed = v.safeParse(Kept, kept);
  return parsed.success ? { ...parsed.output, notes: notesIn(parsed.output.notes) } : noNotes;
}

export interface ShownNote extends Note {
  id: string;
}

/** The notes that were not removed, of one video or of all, in the order of the places; videos by their titles. */
export const shownNotes = (notes: Notes, video?: string): ShownNote[] =>
  Object.entries(notes)
    .map(([id, note]) => ({ id, ...note }))
    .filter((note) => note.text !== '' && (video === undefined || note.video === video))
    .sort(
      (a, b) =>
        a.title.localeCompare(b.title, 'az', { numeric: true }) || a.seconds - b.seconds || a.at - b.at,
    );

export const isFull = (notes: Notes): boolean => shownNotes(notes).length >= limits.notes;

/** Adds a note or changes it; with the text '' it is removed. A clock that went back does not make it the older one. */
export function withNote(device: DeviceNotes, id: string, note: Omit<Note, 'at'>, now: number): DeviceNotes {
  const known = device.notes[id]?.at ?? 0;
  return {
    ...device,
    notes: { ...device.notes, [id]: { ...note, at: Math.max(now, known + 1) } },
    unsent: { ...device.unsent, [id]: device.unsent[id] ?? known },
  };
}
