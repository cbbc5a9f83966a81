import { atom, type ReadableAtom } from 'nanostores';
import type { Draft, DraftForm } from '#domain/draft.ts';
import { draftKey } from '#domain/panel-storage-keys.ts';
import { keep, kept, remove } from '../device.ts';

/** How long, in ms, typing may go on unkept. A page that is left or hidden keeps it at once. */
const pause = 400;

/** Where a draft belongs: an account, a form, a document; `null` is a new one. */
export interface DraftPlace {
  uid: string;
  form: DraftForm;
  id: string | null;
}

/** What is being written, and over which version of it. */
export type Version = Pick<Draft<unknown>, 'id' | 'rev'>;

/** As much of `draftOf` (domain/draft.ts) as is needed here. */
interface Schema<Value> {
  safeParse(kept: unknown): { success: true; data: Draft<Value> } | { success: false };
}

export interface DraftStore<Value> {
  /** When it was kept last during this visit. `'failed'`: the device keeps nothing. */
  $kept: ReadableAtom<Date | 'failed' | null>;
  /** What an earlier visit has left, `null` when there is nothing that can be read. */
  found(): Draft<Value> | null;
  /** Something was typed: `read` is asked for all of it when it is time to keep it. */
  keep(document: Version, read: () => Value): void;
  /** Keeps at once what is waiting to be kept: the form is closed. */
  flush(): void;
  /** What is waiting to be kept is not: whose it was is not known any more. */
  stop(): void;
  /** It has been saved, or is not wanted any more. */
  drop(): void;
}

/** Whether the device keeps a draft there, readable or not. */
export const hasDraft = ({ uid, form, id }: DraftPlace): boolean => kept(draftKey(uid, form, id)) !== null;

/** A draft of one form, kept on the device: it survives a crash, a closed tab and a lost network (PANEL-3). */
export function draftStore<Value>(place: DraftPlace, schema: Schema<Value>): DraftStore<Value> {
  const key = draftKey(place.uid, place.form, place.id);
  const $kept = atom<Date | 'failed' | null>(null);
  let waiting: (() => Omit<Draft<Value>, 'at'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    waiting = null;
  };
  function flush(): void {
    if (!waiting) return;
    const at = new Date();
    const draft = { ...waiting(), at };
    stopWaiting();
    $kept.set(keep(key, draft) ? at : 'failed');
  }

  return {
    $kept,
    found() {
      const parsed = schema.safeParse(kept(key));
      return parsed.success ? parsed.data : null;
    },
    keep({ id, rev }, read) {
      // From the first letter on, not after the last: whoever types without a pause is kept too.
      if (!waiting) {
        timer = setTimeout(flush, pause);
        addEventListener('pagehide', flush);
        document.addEventListener('visibilitychange', flush);
      }
      waiting = () => ({ id, rev, value: read() });
    },
    flush,
    stop: stopWaiting,
    drop() {
      stopWaiting();
      remove(key);
      $kept.set(null);
    },
  };
}
