import { atom, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { kept, onDevice } from '#core/device/device-storage.ts';
import { type Release, takeLock } from '#core/device/lock.ts';
import { draftFormKey, draftKey } from '#core/device/page-storage-keys.ts';
import { keepInTime, keptInTime, putUnsaved, removeUnsaved } from '#core/device/unsaved.ts';
import { timeNow } from '#core/time/clock.ts';
import { type Draft, type DraftForm, draftOf, type SharedDraft } from './draft-format.ts';

/** How long, in ms, typed text may wait before it is kept. When the page is left or hidden, it is kept at once. */
const pause = 400;

/** What a draft belongs to: an account, a form and a document; `id` is `null` for a new document. */
export interface DraftPlace {
  uid: string;
  form: DraftForm;
  id: string | null;
  /** This draft and no other, of those that wait there. */
  key?: string | undefined;
}

/** The edited document, the version that the draft is based on, and the attempts that were sent. */
export type Version = Pick<Draft<unknown>, 'id' | 'rev' | 'sent'>;

/** What `draftOf` (panel/draft-format.ts) makes of a form's schema. */
type Schema<Value> = v.GenericSchema<unknown, Draft<Value>>;

export interface DraftStore<Value> {
  /** When the draft was last kept on this visit. `'failed'`: the device can't keep it. */
  $kept: ReadableAtom<Date | 'failed' | null>;
  /** The draft that was kept on an earlier visit or since; `null` when there is none that can be read. */
  found(): Draft<Value> | null;
  /** Call it when something was typed: `read` returns the whole value when it is time to keep it. */
  keep(document: Version, read: () => Value): void;
  /** Keeps waiting text at once, because the form is closed. */
  flush(): void;
  /** Deletes the draft, because it was saved or is no longer wanted. */
  drop(): void;
  /** Lets another form take the draft, in this tab or another. */
  release(): void;
}

/** The list of many videos that is not worked through yet (VIDEO-11). */
export const videoListKey = (uid: string): string => draftKey(uid, 'many-videos', null, 'list');

const ListOfVideos = v.object({ left: v.number() });

/** How many of its videos are left; 0 where there is none. */
export function videosLeft(uid: string): number {
  const list = v.safeParse(ListOfVideos, kept(videoListKey(uid)));
  return list.success ? list.output.left : 0;
}

const keysAt = ({ uid, form, id }: DraftPlace): string[] => onDevice.keys(draftKey(uid, form, id, ''));

/** Whether the device has a draft there, readable or not. */
export const hasDraft = (place: DraftPlace): boolean => keysAt(place).length > 0;

/** A draft as the lists of the panel show it (PANEL-17). */
export interface ListedDraft {
  key: string;
  /** The document; `null`: it is a new one. */
  id: string | null;
  /** '' if none is typed yet. */
  title: string;
  at: Date;
}

const Listed = draftOf(v.object({ title: v.optional(v.string(), '') }));

/** The drafts of a form that this device has, the newest first; those that can't be read are left out. */
export function listedDrafts(uid: string, form: DraftForm): ListedDraft[] {
  const prefix = draftFormKey(uid, form);
  return onDevice
    .keys(prefix)
    .flatMap((key): ListedDraft[] => {
      const draft = v.safeParse(Listed, kept(key));
      if (!draft.success) return [];
      const { id, at, value } = draft.output;
      return [{ key, id: key.startsWith(`${prefix}new:`) ? null : id, title: value.title.trim(), at }];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

/**
 * Puts a draft that all staff see on the device, where its form goes on with it (PANEL-17). If the device has typed on in that version
 * already, its own draft is the one.
 * @returns its key, and whether it is new on the device.
 */
export function putShared(
  uid: string,
  { id, form, rev, value }: SharedDraft,
): { key: string; isNew: boolean } {
  const own = onDevice.keys(draftKey(uid, form, null, '')).find((key) => {
    const draft = v.safeParse(Listed, kept(key));
    return draft.success && draft.output.id === id && draft.output.rev === rev;
  });
  if (own !== undefined) return { key: own, isNew: false };
  const key = draftKey(uid, form, null, crypto.randomUUID());
  putUnsaved(key, { id, rev, value, sent: [], at: timeNow() });
  return { key, isNew: true };
}

/** Whether no form has a draft open, here or in another tab; `drop` throws it away then. */
export async function isFree({ key }: ListedDraft, { drop = false } = {}): Promise<boolean> {
  await released;
  const release = await takeLock(key);
  if (!release) return false;
  if (drop) removeUnsaved(key);
  await release();
  return true;
}

/** A draft that this tab gives back can be taken once that is done. One is taken after the other, so that two forms never get the same. */
let released: Promise<unknown> = Promise.resolve();
let taking: Promise<unknown> = Promise.resolve();

/**
 * The newest draft of that place which no other form is using, or a new draft. It belongs to this form alone until it
 * is released: two tabs never write the same draft, nor use one id for two new documents (PANEL-3).
 * @param isNew earlier drafts stay where they are: the form is filled otherwise.
 */
export function takeDraft<Value>(
  place: DraftPlace,
  schema: Schema<Value>,
  isNew = false,
): Promise<DraftStore<Value>> {
  const taken = taking.then(() => take(place, schema, isNew));
  taking = taken;
  return taken;
}

async function take<Value>(
  place: DraftPlace,
  schema: Schema<Value>,
  isNew: boolean,
): Promise<DraftStore<Value>> {
  await released;
  const found = (isNew ? [] : keysAt(place))
    .flatMap((key) => {
      const parsed = v.safeParse(schema, kept(key));
      const isOfPlace = parsed.success && (place.id === null || parsed.output.id === place.id);
      return isOfPlace ? [{ key, at: parsed.output.at.getTime() }] : [];
    })
    .filter(({ key }) => place.key === undefined || key === place.key)
    .sort((one, other) => other.at - one.at);
  for (const { key } of found) {
    const release = await takeLock(key);
    // The draft may have been saved while we waited for the lock.
    if (release && kept(key) !== null) return draftStore(key, schema, release);
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
    const draft = { ...waiting(), at: timeNow() };
    stopWaiting();
    $kept.set(putUnsaved(key, draft) ? draft.at : 'failed');
  }

  return {
    $kept,
    found() {
      const parsed = v.safeParse(schema, kept(key));
      return parsed.success ? parsed.output : null;
    },
    keep(version, read) {
      // The timer starts at the first key and does not restart, so text is also kept while typing goes on.
      if (!waiting) {
        timer = setTimeout(flush, pause);
        keepInTime(flush);
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
