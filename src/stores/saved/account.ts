import { mergeSaved, stillUnsent } from '#domain/saved/exchange.ts';
import { listIn, withinLimit } from '#domain/saved/saved.ts';
import { savedKey, sessionKey, unsentSavedKey } from '#domain/shared/storage-keys.ts';
import { $session, watchSession } from '#stores/accounts/session.ts';
import { kept, remove } from '#stores/shared/device-storage.ts';
import { reportFailedRead } from '#stores/shared/failures.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { noteRefusal } from '#stores/shared/refusals.ts';
import { sayIfUnkept } from '#stores/shared/unkept.ts';
import { waitToSignOut } from '#stores/shared/wait-to-sign-out.ts';
import { changeList, deviceList, dropOfOther } from './device.ts';

// The list in the account (READ-4): loaded for users only, when the device has changes, has no list yet or has an old one.

const gateway = async () => (await loadPart(() => import('#gateways/saved.ts'))).saved;

/** What was asked for and waits for the service to confirm the session. */
let isWanted = false;
/** A read that the user waits for shows its failure. */
let isShown = false;
let running: Promise<void> | null = null;

/** Reads the account's list and sends what it lacks, once the session is confirmed. */
export function refreshSaved(): Promise<void> {
  // One that is running sends what has changed meanwhile.
  isWanted ||= running === null;
  return exchange();
}

/** The same for a page that shows the list: a failure is reported there, with a retry. */
export function openSaved(): Promise<void> {
  isShown = true;
  return refreshSaved();
}

/** One exchange at a time. */
function exchange(): Promise<void> {
  running ??= run().finally(() => {
    running = null;
  });
  return running;
}

async function run(): Promise<void> {
  while (isWanted) {
    const session = $session.get();
    if (session.state !== 'user') return;
    isWanted = false;
    const { uid } = session;
    takeOver(uid);
    try {
      const records = await gateway();
      const { entries: sent } = deviceList();
      const stored = await records.exchange(uid, sent);
      if (deviceList().uid !== uid) return;
      isShown = false;
      changeList((list) => {
        const entries = withinLimit(mergeSaved(list.entries, stored));
        return { ...list, entries, unsent: stillUnsent(entries, stored, list.unsent), readAt: Date.now() };
      });
      const { entries, unsent } = deviceList();
      isWanted ||= unsent.some((address) => entries[address]?.at !== sent[address]?.at);
    } catch (error) {
      if (isShown) reportFailedRead(error, openSaved);
      else {
        console.error(error);
        noteRefusal(error);
      }
      isShown = false;
      sayIfUnkept(savedKey);
      return;
    }
  }
}

/** The guest's list becomes the user's, together with what could not be sent when this user last signed out. */
function takeOver(uid: string): void {
  dropOfOther(uid);
  const left = listIn({ entries: kept(unsentSavedKey(uid)) }).entries;
  const list = deviceList();
  if (list.uid === uid && Object.keys(left).length === 0) return;
  changeList((now) => {
    const entries = mergeSaved(now.entries, left);
    const unsent = now.uid === uid ? [...now.unsent, ...Object.keys(left)] : Object.keys(entries);
    return { ...now, uid, entries, unsent };
  });
  remove(unsentSavedKey(uid));
}

/** Before a sign-out: sends what the account lacks, if it can be sent now. */
export async function handSavedOver(): Promise<void> {
  if (deviceList().unsent.length === 0) return;
  await waitToSignOut(refreshSaved());
}

watchSession();
$session.subscribe((session) => {
  if (session.state === 'user') {
    const { uid, unsent } = deviceList();
    isWanted ||= uid !== session.uid || unsent.length > 0;
    exchange();
  }
  // Another tab may have signed in already: then the list is that user's.
  else if (session.state === 'guest' && kept(sessionKey) === null) dropOfOther(null);
});
addEventListener('online', () => {
  if (deviceList().unsent.length > 0) refreshSaved();
});
