import { atom } from 'nanostores';
import { keep, kept, remove } from '#core/device/device-storage.ts';
import { type Entries, joinEntries, type RecordKind } from '#core/device/record.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { loadPart } from '#core/page/load-part.ts';
import { rememberedUid, uidOf } from '#core/session/session-hint.ts';

const guest = ''; // the uid of nobody. What a guest has goes to the account of whoever signs in.

const ownerNow = (): string => rememberedUid() ?? guest;

/** A record that guests have, too; a user's is read once a visit, and what exchanges it is loaded for users only. */
export function visitorRecord<Entry>(kind: RecordKind<Entry>) {
  const $entries = atom<Entries<Entry>>({});
  let id: string | null = null;
  let sendToAccount: (() => void) | null = null;

  const keyOf = (uid: string): string => kind.key(uid, id ?? '');
  const entriesOf = (uid: string): Entries<Entry> => kind.device(kept(keyOf(uid)));
  /** @returns whether the device keeps them. */
  function put(uid: string, entries: Entries<Entry>): boolean {
    return keep(keyOf(uid), joinEntries(kind, entriesOf(uid), entries));
  }

  /** Shows what the device has: after a change here, in another tab, or of the session. */
  const show = (): void => $entries.set(joinEntries(kind, entriesOf(guest), entriesOf(ownerNow())));

  /** What a guest has left on this device becomes the user's. */
  function claim(uid: string): boolean {
    if (ownerNow() !== uid) return false;
    if (kept(keyOf(guest)) !== null && put(uid, entriesOf(guest))) remove(keyOf(guest));
    return true;
  }

  async function exchange(): Promise<void> {
    if (ownerNow() === guest) return;
    if (sendToAccount) return sendToAccount();
    try {
      const [{ pageRecord }, { $session, watchSession }] = await Promise.all([
        loadPart(() => import('#core/device/record-store.ts')),
        loadPart(() => import('#core/session/session.ts')),
      ]);
      if (sendToAccount) return;
      const { $device, open, send } = pageRecord(kind, { claim });
      sendToAccount = send;
      $device.listen(show);
      watchSession();
      $session.subscribe((session) => open(uidOf(session), id ?? '', false));
    } catch (error) {
      console.error(error);
    }
  }

  return {
    $entries,
    watch(wanted: string): void {
      if (id !== null) return;
      id = wanted;
      show();
      addEventListener('storage', ({ key }) => {
        // Another tab: somebody has signed in or out, or has changed the record.
        const isSession = key === null || key === sessionKey;
        if (isSession || [guest, ownerNow()].some((uid) => key === keyOf(uid))) show();
        if (isSession) exchange();
      });
      exchange();
    },
    /** @returns whether the device or the account has them. */
    add(entries: Entries<Entry>): boolean {
      const uid = ownerNow();
      const isKept = put(uid, entries);
      show();
      exchange();
      return isKept || uid !== guest;
    },
  };
}
