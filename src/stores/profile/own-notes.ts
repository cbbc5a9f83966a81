import { atom } from 'nanostores';
import { settleNotes } from '#domain/notes/exchange.ts';
import type { Notes } from '#domain/notes/notes.ts';
import { $session } from '#stores/accounts/session.ts';
import { deviceNotes, isSettled, notedLessons } from '#stores/notes/device-notes.ts';
import { exchangeNotes, newNoteId, noteRecords } from '#stores/notes/send-notes.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { latest } from '#stores/shared/latest.ts';

/** The reader's notes on all courses, by course (LEARN-5); `isRead`: the account's are among them. */
export const $ownNotes = atom<{ notes: Record<string, Notes>; state: 'reading' | 'read' | 'failed' }>({
  notes: {},
  state: 'reading',
});

const requests = latest();
let uid: string | null = null;

const ofDevice = (owner: string): Record<string, Notes> =>
  Object.fromEntries(notedLessons(owner).map((lesson) => [lesson, deviceNotes(owner, lesson).notes]));

/** Shows the device's notes at once, then adds the account's and sends what it lacks. */
export async function loadOwnNotes(owner: string): Promise<void> {
  uid = owner;
  $ownNotes.set({ notes: ofDevice(owner), state: 'reading' });
  await load();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (uid === null) return;
  const owner = uid;
  const isLatest = requests.begin();
  try {
    const stored = await (await noteRecords()).all(owner);
    const lessons = [...new Set([...Object.keys(stored), ...notedLessons(owner)])];
    const notes = lessons.map((lesson) => [
      lesson,
      settleNotes(deviceNotes(owner, lesson), stored[lesson] ?? {}, newNoteId).notes,
    ]);
    if (!isLatest()) return;
    $ownNotes.set({ notes: Object.fromEntries(notes), state: 'read' });
    for (const lesson of notedLessons(owner)) {
      if (!isSettled(deviceNotes(owner, lesson))) await exchangeNotes(owner, lesson);
    }
  } catch (error) {
    if (!isLatest()) return;
    $ownNotes.set({ ...$ownNotes.get(), state: 'failed' });
    reportFailedRead(error, load);
  }
}

$session.listen(({ state }) => {
  if (state !== 'guest') return;
  uid = null;
  requests.cancel();
  $ownNotes.set({ notes: {}, state: 'reading' });
});
