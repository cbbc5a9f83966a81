import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { type Actor, type Details, logged } from '#core/cloud/audit.ts';
import type { TrashedCollection } from '#core/cloud/audit-entry.ts';
import { commit, says } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { readOne, type Schema } from '#core/cloud/documents.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { type Fields, type Operation, remove, set, update } from '#core/cloud/operation.ts';
import { foldLetters } from '#core/words/letters.ts';
import { titleWords } from '#core/words/title.ts';
import { type Shard, unindexVideo } from '#features/videos/video-index-gateway.ts';
import { panelLimits } from './limits.ts';
import { markDirty } from './publishing-gateway.ts';

export type ContentCollection = Exclude<TrashedCollection, 'users'>;

/** The version that staff saw: saving over a newer one is denied (PANEL-13). */
export interface Version {
  id: string;
  rev: number;
}

/** `was`: the document as it is stored, whose texts stay as a version (PANEL-21); `html`: a material that the save replaces or removes. */
export interface SavedOver extends Version {
  was: Fields;
  html?: string;
}

export const versionFields = [
  'title',
  'content',
  'hashtags',
  'blog_image',
  'series',
  'url',
  'material',
] as const;

function keepVersion(
  by: string,
  audit: string,
  collection: ContentCollection,
  { id, rev, was, html = '' }: SavedOver,
): Operation[] {
  const path = `${collection}/${id}/versions`;
  const texts = Object.fromEntries(versionFields.map((field) => [field, was[field] ?? null]));
  return [
    set(`${path}/${rev}`, { ...texts, html, by, at: serverTimestamp(), audit }),
    ...(rev > panelLimits.versions ? [remove(`${path}/${rev - panelLimits.versions}`)] : []),
  ];
}

/** A title is sorted by its folded key and found by its words (SEARCH-4, PANEL-15). */
const titleFields = (title: string): Fields => ({
  title,
  titleKey: foldLetters(title),
  words: titleWords(title),
});

/** With its log entry. The time is now, unless `fields` has another; a field that is `undefined` is left out. */
export function createContent(
  actor: Actor,
  collection: ContentCollection,
  id: string,
  title: string,
  fields: Fields,
): Operation[] {
  const write = (audit: string) => [
    set(`${collection}/${id}`, {
      ...titleFields(title),
      time: serverTimestamp(),
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      rev: 1,
      audit,
    }),
  ];
  return logged(actor, collection, id, 'create', write, { title });
}

/** With its log entry and the version that was. A field that is `undefined` is deleted. */
export function editContent(
  actor: Actor,
  collection: ContentCollection,
  over: SavedOver,
  title: string,
  fields: Fields,
): Operation[] {
  const { id, rev } = over;
  const write = (audit: string) => [
    update(`${collection}/${id}`, {
      ...titleFields(title),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, value === undefined ? deleteField() : value]),
      ),
      rev: rev + 1,
      audit,
    }),
    ...keepVersion(actor.uid, audit, collection, over),
  ];
  return logged(actor, collection, id, 'update', write, { title });
}

/** Of another version than the one that staff saw the rules refuse the save, and `save` finds out why. @throws AppError */
export const savedOver = async (collection: ContentCollection, { id, rev }: Version): Promise<SavedOver> => ({
  id,
  rev,
  was: (await stored({ collection, id })) ?? {},
});

/** @throws AppError `deleted-meanwhile`, `malformed` */
export async function readCurrent<Item>(
  collection: ContentCollection,
  id: string,
  schema: Schema<Item>,
): Promise<Item> {
  const item = await readOne(`${collection}/${id}`, schema);
  if (!item) throw new AppError('deleted-meanwhile');
  return item;
}

/** `data` is exactly what Firestore returned, including the precision of its times. */
export interface Item {
  collection: TrashedCollection;
  target: string;
  data: Fields;
}

export const documentPath = ({ collection, target }: Pick<Item, 'collection' | 'target'>): string =>
  `${collection}/${target}`;
export const trashPath = ({ collection, target }: Pick<Item, 'collection' | 'target'>): string =>
  `trash/${collection}_${target}`;

export const isPublished = ({ collection }: Item): boolean =>
  collection === 'blogs' || collection === 'codes';
export const isFreeVideo = ({ collection, data }: Item): boolean =>
  collection === 'videos' && data.demo === 'true';

/** A user's record has no title. */
export const titleIn = ({ title }: Fields): Details => (typeof title === 'string' ? { title } : {});

/** `shard` is the one that lists the document, if it is a free video (PANEL-9). */
export function moveToTrash(actor: Actor, item: Item, shard?: Shard): Operation[] {
  const { collection, target, data } = item;
  const kept = { collection, target, data, by: actor.uid, at: serverTimestamp() };
  const write = (audit: string) => [
    remove(documentPath(item)),
    set(trashPath(item), { ...kept, audit }),
    ...(isPublished(item) ? [markDirty()] : []),
    ...(isFreeVideo(item) && shard ? [unindexVideo(shard, target)] : []),
  ];
  return logged(actor, collection, target, 'delete', write, titleIn(data));
}

/** Moves also what is malformed or just saved; gone already is a success, as the response may have been lost (PANEL-9). @throws AppError */
export async function removeContent(
  by: string,
  collection: TrashedCollection,
  id: string,
  shardWith?: (id: string) => Promise<Shard | null>,
): Promise<void> {
  const document = await database().get(`${collection}/${id}`);
  if (!document) return;
  const { data } = document;
  const shard = data.demo === 'true' ? await shardWith?.(id) : null;
  const batch = moveToTrash({ uid: by }, { collection, target: id, data }, shard ?? undefined);
  await commit(batch);
}

/** Log entries of a form (PANEL-14). An attempt without a response may be saved: only that version may be changed by the next. */
export interface Attempts {
  entry: string;
  earlier: readonly string[];
}

export interface SaveRequest {
  collection: ContentCollection | 'outlines' | 'quizzes' | 'drafts';
  id: string;
  rev: number; // 0 for a new document
  /** A field that is `undefined` must be missing. */
  fields: Fields;
}

/** The version that an earlier attempt of the same form wrote. */
export interface Own {
  rev: number;
  fields: Fields;
}

/** A refused batch may repeat one whose response was lost: that is done, or saved over. @throws AppError `changed-meanwhile`, `deleted-meanwhile` (PANEL-13) */
export async function save(
  wanted: SaveRequest,
  batch: readonly Operation[],
  { entry, earlier }: Attempts,
  saveOver: (own: Own) => Promise<void>,
): Promise<void> {
  try {
    await commit(batch);
  } catch (error) {
    const code = codeOf(error);
    if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
    const now = await stored(wanted);
    if (now && (now.audit === entry || says(now, wanted.fields))) return;
    if (!now && wanted.rev > 0) throw new AppError('deleted-meanwhile', error);
    if (!now || now.rev === wanted.rev) throw error;
    const isOwn = earlier.some((written) => written === now.audit);
    if (!isOwn || typeof now.rev !== 'number') throw new AppError('changed-meanwhile', error);
    await saveOver({ rev: now.rev, fields: now });
  }
}

const stored = async ({ collection, id }: Pick<SaveRequest, 'collection' | 'id'>) =>
  (await database().get(`${collection}/${id}`))?.data;
