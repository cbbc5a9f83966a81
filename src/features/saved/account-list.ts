import { kept, remove } from '#core/device/device-storage.ts';
import { joinEntries, readEntries } from '#core/device/record.ts';
import { pageRecord, waitToSignOut } from '#core/device/record-store.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#core/device/storage-keys.ts';
import { $session, watchSession } from '#core/session/session.ts';
import { rememberedUid } from '#core/session/session-hint.ts';
import { msNow } from '#core/time/clock.ts';
import { changeList, deviceList, dropOfOther, readSaved } from './device-list.ts';
import { listIn, savedEntries, settleList } from './saved.ts';
import { isSettled } from './settled.ts';

// READ-4: loaded for users only, when the device has changes, no list yet or an old one.

const record = pageRecord(
  {
    ...savedEntries,
    device: listIn,
    entries: ({ entries }) => entries,
    settle: (list, stored) => settleList(list, stored, msNow()),
  },
  { claim },
);
record.$device.listen(readSaved);

let isWanted = false;
let isShown = false;

export function refreshSaved(): Promise<void> {
  isWanted = true;
  return exchange();
}

/** A failure is reported, with a retry. */
export function openSaved(): Promise<void> {
  isShown = true;
  return refreshSaved();
}

async function exchange(): Promise<void> {
  const session = $session.get();
  if (session.state !== 'user') return record.open(null, 'saved');
  if (!isWanted && isSettled(kept(savedKey), session.uid)) return;
  const opened = record.open(session.uid, 'saved', isShown);
  isWanted = false;
  isShown = false;
  return opened;
}

/** Together with what could not be sent when this user last signed out. */
function claim(uid: string): boolean {
  if (rememberedUid() !== uid) return false;
  dropOfOther(uid);
  const left = readEntries(savedEntries, kept(unsentSavedKey(uid)));
  const { uid: owner, entries: own, unsent: waiting } = deviceList();
  if (owner === uid && Object.keys(left).length === 0) return true;
  const entries = joinEntries(savedEntries, own, left);
  const unsent = owner === uid ? [...waiting, ...Object.keys(left)] : Object.keys(entries);
  changeList((list) => ({ ...list, uid, entries, unsent }));
  remove(unsentSavedKey(uid));
  return true;
}

export async function handSavedOver(): Promise<void> {
  if (deviceList().unsent.length > 0) await waitToSignOut(refreshSaved());
}

watchSession();
$session.subscribe(({ state }) => {
  exchange();
  // Another tab may have signed in already: then the list is that user's.
  if (state === 'guest' && kept(sessionKey) === null) dropOfOther(null);
});
