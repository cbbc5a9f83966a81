import { atom, type ReadableAtom } from 'nanostores';
import type { Draft, DraftForm } from '#domain/panel/draft.ts';
import { draftKey } from '#domain/shared/staff-storage-keys.ts';
import { type Release, takeLock } from '#stores/shared/lock.ts';
import {
  keepInTime,
  keptInTime,
  putUnsaved,
  removeUnsaved,
  unsavedAt,
  unsavedKeys,
} from '#stores/shared/unsaved.ts';

/** How long, in ms, typing may go on unkept. A page that is left or hidden keeps it at once. */
const pause = 400;

/** Where a draft belongs: an account, a form, a document; `null` is a new one. */
export interface DraftPlace {
  uid: string;
  form: DraftForm;
  id: string | null;
}

/** What is being written, over which version of it, and what was sent already. */
export type Version = Pick<Draft<unknown>, 'id' | 'rev' | 'sent'>;

/** As much of `draftOf` (domain/panel/draft.ts) as is needed here. */
interface Schema<Value> {
  safeParse(kept: unknown): { success: true; data: Draft<Value> } | { success: false };
}

export interface DraftStore<Value> {
  /** When it was kept last during this visit. `'failed'`: the device keeps nothing. */
  $kept: ReadableAtom<Date | 'failed' | null>;
  /** What an earlier visit has left, or what was kept since; `null` when there is nothing that can be read. */
  found(): Draft<Value> | null;
  /** Something was typed: `read` is asked for all of it when it is time to keep it. */
  keep(document: Version, read: () => Value): void;
  /** Keeps at once what is waiting to be kept: the form is closed. */
  flush(): void;
  /** What is waiting to be kept is not: whose it was is not known any more. */
  stop(): void;
  /** It has been saved, or is not wanted any more. */
  drop(): void;
  /** Another form may take it, in this tab or another. */
  release(): void;
}

const keysAt = ({ uid, form, id }: DraftPlace): string[] => unsavedKeys(draftKey(uid, form, id, ''));

/** Whether the device keeps a draft there, readable or not. */
export const hasDraft = (place: DraftPlace): boolean => keysAt(place).length > 0;

/** What this tab has given back can be taken again once that is done, and it takes one after the other. */
let released: Promise<unknown> = Promise.resolve();
let taking: Promise<unknown> = Promise.resolve();

/**
 * The newest draft that was left there and that no other form is writing, else a place for a new one. It is this form's alone
 * until it is released: two tabs never write to one draft, nor under one id of a new document (PANEL-3).
 */
export function takeDraft<Value>(place: DraftPlace, schema: Schema<Value>): Promise<DraftStore<Value>> {
  const taken = taking.then(() => take(place, schema));
  taking = taken;
  return taken;
}

async function take<Value>(place: DraftPlace, schema: Schema<Value>): Promise<DraftStore<Value>> {
  await released;
  const found = keysAt(place)
    .flatMap((key) => {
      const parsed = schema.safeParse(unsavedAt(key));
      const isOfPlace = parsed.success && (place.id === null || parsed.data.id === place.id);
      return isOfPlace ? [{ key, at: parsed.data.at.getTime() }] : [];
    })
    .sort((one, other) => other.at - one.at);
  for (const { key } of found) {
    const release = await takeLock(key);
    // It may have been saved while we waited for the lock.
    if (release && unsavedAt(key) !== null) return draftStore(key, schema, release);
    await release?.();
  }
  const key = draftKey(place.uid, place.form, place.id, crypto.randomUUID());
  return draftStore(key, schema, (await takeLock(key)) ?? (async () => {}));
}

/** A draft of one form, kept on the device: it survives a crash, a closed tab and a lost network (PANEL-3). */
function draftStore<Value>(key: string, schema: Schema<Value>, release: Release): DraftStore<Value> {
  const $kept = atom<Date | 'failed' | null>(null);
  let waiting: (() => Omit<Draft<Value>, 'at'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    keptInTime(flush);
    waiting = null;
  };
  function flush(): void {
    if (!waiting) return;
    const draft = { ...waiting(), at: new Date() };
    stopWaiting();
    $kept.set(putUnsaved(key, draft) ? draft.at : 'failed');
  }

  return {
    $kept,
    found() {
      const parsed = schema.safeParse(unsavedAt(key));
      return parsed.success ? parsed.data : null;
    },
    keep(version, read) {
      // From the first letter on, not after the last: whoever types without a pause is kept too.
      if (!waiting) {
        timer = setTimeout(flush, pause);
        keepInTime(flush);
      }
      waiting = () => ({ ...version, value: read() });
    },
    flush,
    stop: stopWaiting,
    drop() {
      stopWaiting();
      removeUnsaved(key);
      $kept.set(null);
    },
    release() {
      released = release();
    },
  };
}
