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
import { markDirty } from './publishing-gateway.ts';

/** Collections of content that staff write. */
export type ContentCollection = Exclude<TrashedCollection, 'users'>;

/** A document's id and the version that staff saw: saving over a newer version is denied (PANEL-13). */
export interface Version {
  id: string;
  rev: number;
}

/** A title with the folded key by which it is sorted, and the words by which it is found (SEARCH-4, PANEL-15). */
const titleFields = (title: string): Fields => ({
  title,
  titleKey: foldLetters(title),
  words: titleWords(title),
});

/**
 * A new document of content and its log entry with the title. Its time is now, unless `fields` has another. A field that is
 * `undefined` is left out.
 */
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

/** New values of a document of content and its log entry with the new title. A field that is `undefined` is deleted. */
export function editContent(
  actor: Actor,
  collection: ContentCollection,
  { id, rev }: Version,
  title: string,
  fields: Fields,
): Operation[] {
  const write = (audit: string) => [
    update(`${collection}/${id}`, {
      ...titleFields(title),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, value === undefined ? deleteField() : value]),
      ),
      rev: rev + 1,
      audit,
    }),
  ];
  return logged(actor, collection, id, 'update', write, { title });
}

/** The current version of a document for staff. @throws AppError `deleted-meanwhile`, `malformed`. */
export async function readCurrent<Item>(
  collection: ContentCollection,
  id: string,
  schema: Schema<Item>,
): Promise<Item> {
  const item = await readOne(`${collection}/${id}`, schema);
  if (!item) throw new AppError('deleted-meanwhile');
  return item;
}

/**
 * A document that is deleted or restored: `data` is exactly what Firestore returned, including the precision of its
 * times.
 */
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

/** The title of content for the log. A user's record has none. */
export const titleIn = ({ title }: Fields): Details => (typeof title === 'string' ? { title } : {});

/** Moves a document to the trash (PANEL-9). `shard` is the one that lists it, if it is a free video. */
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

/**
 * Moves content or a user's record to the trash in its current version, malformed or not, including what somebody has
 * just saved (PANEL-9). If it is gone already, perhaps by an attempt whose response was lost, that is a success.
 * @throws AppError
 */
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

/**
 * The versions of a document that a form has written itself, by the log entries that they name (PANEL-14). An attempt
 * whose response was lost may have been saved: only that version may be changed by the next attempt.
 */
export interface Attempts {
  /** The id of the entry that this attempt writes. */
  entry: string;
  /** The entries of the form's earlier attempts. */
  earlier: readonly string[];
}

/** A document of content that is to be saved. */
export interface SaveRequest {
  collection: ContentCollection | 'outlines' | 'quizzes' | 'drafts';
  id: string;
  /** The version that the text is based on, 0 for a new document. */
  rev: number;
  /** The fields to save; a field that is `undefined` must be missing. */
  fields: Fields;
}

/** The version that an earlier attempt of the same form wrote. */
export interface Own {
  rev: number;
  fields: Fields;
}

/**
 * Sends a batch that saves a document. If it is refused, reads the document once to find the reason. If the document
 * already has the values to be saved, an earlier attempt whose response was lost has saved it. If an earlier attempt
 * wrote other values and nobody has changed them since, saves over them.
 * @param saveOver saves over that version.
 * @throws AppError `changed-meanwhile` and `deleted-meanwhile` (PANEL-13), else the refusal itself.
 */
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

/** The current fields of a document, `undefined` when there is none. @throws AppError */
const stored = async ({ collection, id }: Pick<SaveRequest, 'collection' | 'id'>) =>
  (await database().get(`${collection}/${id}`))?.data;
