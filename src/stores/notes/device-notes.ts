import { type DeviceNotes, deviceNotesIn } from '#domain/notes/notes.ts';
import { notesKey, notesOf } from '#domain/shared/course-storage-keys.ts';
import { keep, kept, onDevice, remove } from '#stores/shared/device-storage.ts';

/** Notes that the device could not keep: its storage is closed or full. They last until the page is left. */
const unkept = new Map<string, DeviceNotes>();

export const deviceNotes = (uid: string, lesson: string): DeviceNotes => {
  const key = notesKey(uid, lesson);
  return unkept.get(key) ?? deviceNotesIn(kept(key));
};

/** Changes the notes as they are on the device now; other tabs are told by the browser. */
export function changeNotes(
  uid: string,
  lesson: string,
  change: (device: DeviceNotes) => DeviceNotes,
): DeviceNotes {
  const key = notesKey(uid, lesson);
  const device = change(deviceNotes(uid, lesson));
  if (keep(key, device)) unkept.delete(key);
  else unkept.set(key, device);
  return device;
}

export function dropNotes(uid: string, lesson: string): void {
  unkept.delete(notesKey(uid, lesson));
  remove(notesKey(uid, lesson));
}

/** The courses on which this device has notes of the user. */
export const notedLessons = (uid: string): string[] => {
  const prefix = notesOf(uid);
  const keys = new Set([
    ...onDevice.keys(prefix),
    ...[...unkept.keys()].filter((key) => key.startsWith(prefix)),
  ]);
  return [...keys].map((key) => key.slice(prefix.length));
};

/** What has to be sent before the notes may leave the device: also what was typed and not saved. */
export const isSettled = ({ unsent, draft }: DeviceNotes): boolean =>
  Object.keys(unsent).length === 0 && (draft === null || draft.text.trim() === '');
