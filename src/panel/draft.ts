import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { fitting } from '#core/cloud/schema-parts.ts';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { type Release, takeLock } from '#core/device/lock.ts';
import { draftFormKey, draftKey } from '#core/device/page-storage-keys.ts';
import { flushWhenLeaving, putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { timeNow } from '#core/time/clock.ts';
import { type Draft, type DraftForm, draftOf, type SharedDraft } from './draft-format.ts';

const pause = 400; // ms; when the page is left or hidden, typed text is kept at once

/** `id` is `null` for a new document. */
export interface DraftTarget {
  uid: string;
  form: DraftForm;
  id: string | null;
  key?: string | undefined; // this draft and no other, of those that wait there
}

export type Version = Pick<Draft<unknown>, 'id' | 'rev' | 'sent'>;

type Schema<Value> = v.GenericSchema<unknown, Draft<Value>>;

export interface DraftStore<Value> {
  $kept: ReadableAtom<Date | 'failed' | null>; // `'failed'`: the device can't keep it
  found(): Draft<Value> | null;
  /** @param read returns the whole value when it is time to keep it. */
  keep(document: Version, read: () => Value): void;
  flush(): void;
  drop(): void;
  /** Lets another form take the draft, in this tab or another. */
  release(): void;
}

export const videoListKey = (uid: string): string => draftKey(uid, 'many-videos', null, 'list');

const ListOfVideos = v.object({ left: v.number() });

export function videosLeft(uid: string): number {
  return fitting(ListOfVideos, kept(videoListKey(uid)))?.left ?? 0;
}

const keysAt = ({ uid, form, id }: DraftTarget): string[] => onDevice.keys(draftKey(uid, form, id, ''));

export const hasDraft = (target: DraftTarget): boolean => keysAt(target).length > 0;

export interface ListedDraft {
  key: string;
  id: string | null; // `null`: a new document
  title: string; // '' if none is typed yet
  at: Date;
}

const Listed = draftOf(v.object({ title: v.optional(v.string(), '') }));

/** The newest first; those that can't be read are left out. */
export function listedDrafts(uid: string, form: DraftForm): ListedDraft[] {
  const prefix = draftFormKey(uid, form);
  return onDevice
    .keys(prefix)
    .flatMap((key): ListedDraft[] => {
      const draft = fitting(Listed, kept(key));
      if (!draft) return [];
      const { id, at, value } = draft;
      return [{ key, id: key.startsWith(`${prefix}new:`) ? null : id, title: value.title.trim(), at }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** A draft that all staff see goes on here (PANEL-17), unless the device has typed on in that version. @returns its key, and whether it is new. */
export function putShared(
  uid: string,
  { id, form, rev, value }: SharedDraft,
): { key: string; isNew: boolean } {
  const own = onDevice.keys(draftKey(uid, form, null, '')).find((key) => {
    const draft = fitting(Listed, kept(key));
    return draft?.id === id && draft.rev === rev;
  });
  if (own !== undefined) return { key: own, isNew: false };
  const key = draftKey(uid, form, null, crypto.randomUUID());
  putUnsaved(key, { id, rev, value, sent: [], at: timeNow() });
  return { key, isNew: true };
}

/** Whether no form has the draft open, here or in another tab; `drop` throws it away then. */
export async function isFree({ key }: ListedDraft, { drop = false } = {}): Promise<boolean> {
  await released;
  const release = await takeLock(key);
  if (!release) return false;
  if (drop) removeUnsaved(key);
  await release();
  return true;
}

/** Drafts are taken one after the other, and after they are given back, so that two forms never get the same. */
let released: Promise<unknown> = Promise.resolve();
let taking: Promise<unknown> = Promise.resolve();

/** A draft that no other form uses, or a new one: two tabs never use one id for two documents (PANEL-3). @param isNew earlier drafts stay. */
export function takeDraft<Value>(
  target: DraftTarget,
  schema: Schema<Value>,
  isNew = false,
): Promise<DraftStore<Value>> {
  const taken = taking.then(() => take(target, schema, isNew));
  taking = taken;
  return taken;
}

async function take<Value>(
  target: DraftTarget,
  schema: Schema<Value>,
  isNew: boolean,
): Promise<DraftStore<Value>> {
  await released;
  const found = (isNew ? [] : keysAt(target))
    .flatMap((key) => {
      const draft = fitting(schema, kept(key));
      const isOfTarget = draft && (target.id === null || draft.id === target.id);
      return isOfTarget ? [{ key, at: draft.at.getTime() }] : [];
    })
    .filter(({ key }) => target.key === undefined || key === target.key)
    .sort((one, other) => other.at - one.at);
  for (const { key } of found) {
    const release = await takeLock(key);
    // The draft may have been saved while we waited for the lock.
    if (release && kept(key) !== null) return draftStore(key, schema, release);
    await release?.();
  }
  const key = draftKey(target.uid, target.form, target.id, crypto.randomUUID());
  return draftStore(key, schema, (await takeLock(key)) ?? (async () => {}));
}

/** Survives a crash, a closed tab and a lost network (PANEL-3). */
function draftStore<Value>(key: string, schema: Schema<Value>, release: Release): DraftStore<Value> {
  const $kept = atom<Date | 'failed' | null>(null);
  let waiting: (() => Omit<Draft<Value>, 'at'>) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFlushing = () => {};

  const stopWaiting = () => {
    clearTimeout(timer);
    stopFlushing();
    waiting = null;
  };
  function flush(): void {
    if (!waiting) return;
    const draft = { ...waiting(), at: timeNow() };
    stopWaiting();
    $kept.set(putUnsaved(key, draft) ? draft.at : 'failed');
  }

  return {
    $kept,
    found: () => fitting(schema, kept(key)),
    keep(version, read) {
      // Starts at the first key and does not restart, so text is also kept while typing goes on.
      if (!waiting) {
        timer = setTimeout(flush, pause);
        stopFlushing = flushWhenLeaving(flush);
      }
      waiting = () => ({ ...version, value: read() });
    },
    flush,
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
