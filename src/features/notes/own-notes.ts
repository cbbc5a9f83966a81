import { atom } from 'nanostores';
import { nextChange } from '#core/device/record.ts';
import { exchangeRecord, keptRecords, recordGateway } from '#core/device/record-store.ts';
import { sessionReads } from '#core/session/reading.ts';
import { type Notes, notesKind } from './notes.ts';

/** The reader's notes on all courses, by course (LEARN-5); `isRead`: the account's are among them. */
export const $ownNotes = atom<{ notes: Record<string, Notes>; state: 'reading' | 'read' | 'failed' }>({
  notes: {},
  state: 'reading',
});

const reads = sessionReads(() => {
  uid = null;
  $ownNotes.set({ notes: {}, state: 'reading' });
});
let uid: string | null = null;

export async function loadOwnNotes(owner: string): Promise<void> {
  uid = owner;
  const kept = Object.entries(keptRecords(notesKind, owner)).map(([course, { notes }]) => [course, notes]);
  $ownNotes.set({ notes: Object.fromEntries(kept), state: 'reading' });
  await load();
}

/** Always the same function, so that a read that fails twice gets one retry only. */
async function load(): Promise<void> {
  if (uid === null) return;
  const owner = uid;
  const put = async (stored: Record<string, Notes>): Promise<void> => {
    const settled = Object.entries(keptRecords(notesKind, owner)).map(
      ([course, device]) => [course, notesKind.settle(device, stored[course] ?? {}, {}).notes] as const,
    );
    $ownNotes.set({ notes: { ...stored, ...Object.fromEntries(settled) }, state: 'read' });
    for (const [course, notes] of settled) {
      const isUnsent = nextChange(notesKind, notes, stored[course] ?? {}) !== null;
      if (isUnsent) await exchangeRecord(notesKind, owner, course, () => uid === owner);
    }
  };
  await reads.read(
    async () => (await recordGateway()).all(notesKind, owner),
    put,
    load,
    () => $ownNotes.set({ ...$ownNotes.get(), state: 'failed' }),
  );
}
