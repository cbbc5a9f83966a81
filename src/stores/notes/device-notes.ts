import { type DeviceNotes, deviceNotesIn } from '#domain/notes/notes.ts';
import { notesKey, notesOf } from '#domain/shared/page-storage-keys.ts';
import { keep, kept, onDevice, remove } from '#stores/shared/device-storage.ts';

export const deviceNotes = (uid: string, lesson: string): DeviceNotes =>
  deviceNotesIn(kept(notesKey(uid, lesson)));

/** Changes the notes as they are on the device now; other tabs are told by the browser. */
export function changeNotes(
  uid: string,
  lesson: string,
  change: (device: DeviceNotes) => DeviceNotes,
): DeviceNotes {
  const device = change(deviceNotes(uid, lesson));
  keep(notesKey(uid, lesson), device);
  return device;
}

/** Whether the device keeps them. If not, they last until the page is left. */
export const areKept = (uid: string, lesson: string): boolean => !onDevice.hasUnkept(notesKey(uid, lesson));

export const dropNotes = (uid: string, lesson: string): void => remove(notesKey(uid, lesson));

/** The courses on which this device has notes of the user. */
export const notedLessons = (uid: string): string[] => {
  const prefix = notesOf(uid);
  return onDevice.keys(prefix).map((key) => key.slice(prefix.length));
};

/** What has to be sent before the notes may leave the device: also what was typed and not saved. */
export const isSettled = ({ unsent, draft }: DeviceNotes): boolean =>
  Object.keys(unsent).length === 0 && (draft === null || draft.text.trim() === '');
