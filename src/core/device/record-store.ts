import { atom } from 'nanostores';
import { reportFailedRead } from '#core/page/failures.ts';
import { loadPart } from '#core/page/load-part.ts';
import { onReturn } from '#core/page/page-life.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import { isClockUnsure, latestTime, msNow } from '#core/time/clock.ts';
import { dismissRetry, showToast } from '#core/views/toasts.ts';
import { keep, kept, onDevice, remove } from './device-storage.ts';
import { type Entries, nextChange, notAfter, type RecordKind, unsentOf } from './record.ts';

export const recordGateway = async () => (await loadPart(() => import('#core/cloud/records.ts'))).records;

const readKept = <Entry, Device>(kind: RecordKind<Entry, Device>, uid: string, id: string): Device =>
  kind.device(kept(kind.key(uid, id)));

function changeKept<Entry, Device>(
  kind: RecordKind<Entry, Device>,
  uid: string,
  id: string,
  change: (device: Device) => Device,
): Device {
  const device = change(readKept(kind, uid, id));
  keep(kind.key(uid, id), device);
  return device;
}

export const keptRecords = <Entry, Device>(
  kind: RecordKind<Entry, Device>,
  uid: string,
): Record<string, Device> => {
  const before = kind.key(uid, '').length;
  const ids = onDevice.keys(kind.key(uid, '')).map((key) => key.slice(before));
  return Object.fromEntries(ids.map((id) => [id, readKept(kind, uid, id)]));
};

const tolerated = 5 * 60_000; // ms: clocks of devices differ by so much every day

/** Adds the account's record to the device's and sends what the account lacks. `isWanted`: the session may have ended meanwhile. @throws AppError */
export async function exchangeRecord<Entry, Device>(
  kind: RecordKind<Entry, Device>,
  uid: string,
  id: string,
  isWanted: (stored: Entries<Entry>) => boolean = () => true,
): Promise<Entries<Entry>> {
  const records = await recordGateway();
  for (;;) {
    let mine: Entries<Entry> = {};
    const { stored, change } = await records.exchange(kind, uid, id, (found) => {
      if (!isWanted(found)) return null;
      const past = notAfter(kind, found, latestTime());
      mine = kind.entries(changeKept(kind, uid, id, (device) => kind.settle(device, past, {})));
      return nextChange(kind, mine, found);
    });
    // A time to come: the clock that wrote it was ahead, or this one is behind.
    if (isClockUnsure() && Object.values(stored).some((entry) => kind.at(entry) > msNow() + tolerated)) {
      await (await loadPart(() => import('#core/cloud/service-time.ts'))).serviceTime();
      if (!isClockUnsure()) continue;
    }
    // A sign-out has removed it meanwhile: it does not come back.
    if (!change || !isWanted(stored) || kept(kind.key(uid, id)) === null) return stored;
    changeKept(kind, uid, id, (device) => kind.settle(device, stored, change.write));
    // What was changed meanwhile is sent next time.
    if (!nextChange(kind, mine, stored)) return stored;
  }
}

export async function waitForAll(attempts: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === 'rejected') console.error(result.reason);
  }
}

const patience = 3_000; // ms

export async function waitToSignOut(sent: Promise<unknown>): Promise<void> {
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Before a sign-out. What can't be sent stays until the same user signs in again. */
export const handRecordsOver = <Entry, Device>(kind: RecordKind<Entry, Device>, uid: string): Promise<void> =>
  waitForAll(
    Object.keys(keptRecords(kind, uid)).map(async (id) => {
      const finish = (device: Device) => kind.finish?.(device, msNow()) ?? device;
      // While a video plays, its progress on the device grows every second.
      for (let round = 0; round < 3; round += 1) {
        const device = changeKept(kind, uid, id, finish);
        if (kind.isSettled?.(device)) return remove(kind.key(uid, id));
        const stored = await exchangeRecord(kind, uid, id);
        const mine = kind.entries(finish(readKept(kind, uid, id)));
        if (Object.keys(unsentOf(kind, mine, stored)).length === 0) return remove(kind.key(uid, id));
      }
    }),
  );

const sayUnkept = (): Promise<void> =>
  loadPart(() => import('./unkept-texts.ts')).then(
    ({ unkept }) => showToast({ kind: 'bad', text: unkept }),
    console.error,
  );

interface OpenRecord<Entry> {
  uid: string;
  id: string;
  stored: Entries<Entry> | null; // `null` until it was read
  isShown: boolean;
  isTold: boolean;
}

interface Options {
  claim?(uid: string, id: string): boolean; // whether the device's record is this user's
  saysUnkept?: boolean;
}

export function pageRecord<Entry, Device>(kind: RecordKind<Entry, Device>, options: Options = {}) {
  const $device = atom(kind.device(null));
  /** The last attempt to send failed: what the account lacks waits on the device. */
  const $isWaiting = atom(false);
  let current: OpenRecord<Entry> | null = null;
  let sending: Promise<void> = Promise.resolve();
  let isFollowing = false;

  const show = () => $device.set(current ? readKept(kind, current.uid, current.id) : kind.device(null));
  const isUnkept = () => current !== null && onDevice.hasUnkept(kind.key(current.uid, current.id));

  function send(): Promise<void> {
    sending = sending.then(async () => {
      const to = current;
      if (to) await exchange(to).catch((error: unknown) => report(to, error));
    });
    return sending;
  }

  /** Always the same function: a read that fails twice gets one retry only. */
  function retry(): void {
    if (current) current.isTold = false;
    send();
  }

  async function exchange(to: OpenRecord<Entry>): Promise<void> {
    const isWanted = () => current === to && (options.claim?.(to.uid, to.id) ?? true);
    if (!isWanted()) return;
    const mine = kind.entries(readKept(kind, to.uid, to.id));
    if (to.stored && !nextChange(kind, mine, to.stored)) return;
    to.stored = await exchangeRecord(kind, to.uid, to.id, (stored) => {
      to.stored = stored;
      return isWanted();
    });
    if (current !== to) return;
    $isWaiting.set(false);
    dismissRetry(retry);
    show();
  }

  function report(to: OpenRecord<Entry>, error: unknown): void {
    if (current === to) $isWaiting.set(true);
    // Without the account's part the page looks as if there were nothing.
    if (current === to && to.stored === null && to.isShown && !to.isTold) {
      to.isTold = true;
      reportFailedRead(error, retry);
      return;
    }
    console.error(error);
    noteRefusal(error);
    // If the device can't keep it either, the user has to know.
    if (!options.saysUnkept && onDevice.hasUnkept(kind.key(to.uid, to.id))) sayUnkept();
  }

  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    addEventListener('storage', ({ key }) => {
      if (current && (key === null || key === kind.key(current.uid, current.id))) show();
    });
    addEventListener('online', send);
    onReturn(() => {
      if (current?.isShown) current.stored = null;
      show();
      send();
    });
  }

  function open(uid: string | null, id: string, isShown = true): Promise<void> {
    const fresh = { stored: null, isShown, isTold: false };
    if (current?.uid !== uid || current.id !== id) current = uid === null ? null : { uid, id, ...fresh };
    else if (isShown) Object.assign(current, fresh);
    show();
    follow();
    return send();
  }

  function change(how: (device: Device) => Device): void {
    if (current) $device.set(changeKept(kind, current.uid, current.id, how));
  }

  return { $device, $isWaiting, isUnkept, open, change, send };
}
