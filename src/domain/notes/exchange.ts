// How the notes of a device and those of the account become one, so that nothing that was written is lost (LEARN-5).

import { limits } from '#domain/shared/limits.ts';
import type { DeviceNotes, Note, Notes } from './notes.ts';

/**
 * The device's notes after it has read the account's. A note that two devices have changed stays as both: the account's
 * under its id, this device's under a new one. A note that one removed and the other changed stays.
 */
export function settleNotes(device: DeviceNotes, stored: Notes, newId: () => string): DeviceNotes {
  const notes: Record<string, Note> = { ...stored };
  const unsent: Record<string, number> = {};
  const send = (id: string, note: Note, over: number) => {
    notes[id] = note;
    unsent[id] = over;
  };
  for (const [id, base] of Object.entries(device.unsent)) {
    const mine = device.notes[id];
    const theirs = stored[id];
    if (!mine) continue;
    if (!theirs) {
      // What the account never had, or has forgotten, does not have to be removed there.
      if (mine.text !== '') send(id, mine, 0);
    } else if (theirs.at === base) send(id, mine, base);
    else if (theirs.at === mine.at || theirs.text === mine.text || mine.text === '') continue;
    else if (theirs.text === '') send(id, { ...mine, at: Math.max(mine.at, theirs.at + 1) }, theirs.at);
    else send(newId(), mine, 0);
  }
  return { notes, unsent, draft: device.draft };
}

/** One write to the account's notes. */
export interface NotesChange {
  write: Notes;
  /** Notes that were removed long ago and make room. */
  drop: readonly string[];
}

const removedFirst = (stored: Notes): string[] =>
  Object.entries(stored)
    .filter(([, { text }]) => text === '')
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id]) => id);

/**
 * What the account lacks, as much as one write may change; `null` when it has all. Where there is no room for further
 * notes, they stay on the device.
 */
export function nextNotes({ notes, unsent }: DeviceNotes, stored: Notes): NotesChange | null {
  const removable = removedFirst(stored).filter((id) => !(id in unsent));
  let room = limits.notes - Object.keys(stored).length;
  const write: Record<string, Note> = {};
  const drop: string[] = [];
  for (const id of Object.keys(unsent)) {
    const note = notes[id];
    if (!note) continue;
    if (Object.keys(write).length === limits.notesAtOnce) break;
    if (!stored[id]) {
      const old = room > 0 ? undefined : removable.shift();
      if (room <= 0 && old === undefined) continue;
      if (old === undefined) room -= 1;
      else drop.push(old);
    }
    write[id] = note;
  }
  return Object.keys(write).length === 0 ? null : { write, drop };
}

export function applyNotes(stored: Notes, { write, drop }: NotesChange): Notes {
  const rest = Object.entries(stored).filter(([id]) => !drop.includes(id));
  return { ...Object.fromEntries(rest), ...write };
}

/** The device's notes after these were written. What was changed meanwhile still has to be sent. */
export function afterSending(device: DeviceNotes, written: Notes): DeviceNotes {
  const unsent = Object.entries(device.unsent).flatMap(([id, base]) => {
    const sent = written[id];
    if (!sent) return [[id, base] as const];
    return device.notes[id]?.at === sent.at ? [] : [[id, sent.at] as const];
  });
  return { ...device, unsent: Object.fromEntries(unsent) };
}
