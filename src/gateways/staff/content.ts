import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { TrashedCollection } from '#domain/panel/audit.ts';
import { isSurelyPlanned, type NewTime, newTime, type Planning } from '#domain/panel/planning.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { titleWords } from '#domain/shared/title.ts';
import { type Actor, auditEntry, type Details, entryOf } from '../audit.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { type Schema, valid } from '../documents.ts';
import { type Fields, type Operation, remove, set, update } from '../operation.ts';
import { markDirty, markPlanned } from './publishing.ts';
import { type Shard, unindexVideo } from './video-index.ts';

/** Reserves an address for a document of the same batch. Denied when it is taken. */
const reserve = (address: string, id: string): Operation => set(address, { id });

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

/** The time of an edited post or snippet (SCHOOL-5). */
export interface Timing {
  time: NewTime;
  /** Nobody but staff can see the document, before and after the edit: the site needs no build. */
  isHidden: boolean;
}

/** What is published stays so. */
export const published: Timing = { time: 'same', isHidden: false };

const timeFields = ({ time }: Timing): Fields =>
  time === 'same' ? {} : { time: time === 'now' ? serverTimestamp() : time };

const markFor = ({ isHidden }: Pick<Timing, 'isHidden'>): Operation =>
  isHidden ? markPlanned() : markDirty();

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
  const entry = entryOf(actor);
  return [
    set(`${collection}/${id}`, {
      ...titleFields(title),
      time: serverTimestamp(),
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      rev: 1,
      audit: entry,
    }),
    auditEntry(actor, entry, collection, id, 'create', { title }),
  ];
}

/** New values of a document of content and its log entry with the new title. A field that is `undefined` is deleted. */
export function editContent(
  actor: Actor,
  collection: ContentCollection,
  { id, rev }: Version,
  title: string,
  fields: Fields,
): Operation[] {
  const entry = entryOf(actor);
  return [
    update(`${collection}/${id}`, {
      ...titleFields(title),
      ...Object.fromEntries(
        Object.entries(fields).map(([field, value]) => [field, value === undefined ? deleteField() : value]),
      ),
      rev: rev + 1,
      audit: entry,
    }),
    auditEntry(actor, entry, collection, id, 'update', { title }),
  ];
}

/**
 * A new post or snippet with the reservation of its address, and a mark for the build.
 * @param plan when it is to be published; `null`: now (SCHOOL-5).
 */
export const createPublic = (
  actor: Actor,
  document: { collection: 'blogs' | 'codes'; id: string; title: string; address: string },
  fields: Fields,
  plan: Date | null,
): Operation[] => [
  ...createContent(actor, document.collection, document.id, document.title, {
    ...fields,
    ...(plan && { time: plan }),
  }),
  reserve(document.address, document.id),
  markFor({ isHidden: plan !== null }),
];

/** New values of a post or snippet, and a mark for the build. */
export const editPublic = (
  actor: Actor,
  collection: 'blogs' | 'codes',
  version: Version,
  title: string,
  fields: Fields,
  timing: Timing,
): Operation[] => [
  ...editContent(actor, collection, version, title, { ...fields, ...timeFields(timing) }),
  markFor(timing),
];

/**
 * The time that an edit gives a document (SCHOOL-5).
 * @throws AppError `changed-meanwhile` if it is published and the form plans it for another time.
 */
export function timingOf(had: Date, planning: Planning): Timing {
  const time = newTime(had, planning);
  if (time === null) throw new AppError('changed-meanwhile');
  return { time, isHidden: time !== 'now' && isSurelyPlanned(had, planning.now) };
}

/** The time in the fields of a version that was read. */
export const timeIn = ({ time }: Fields): Date => (time instanceof Timestamp ? time.toDate() : new Date(0));

/** The time by which a version is recognised as saved. One that the service sets is known by the log entry alone. */
export const wantedTime = (time: NewTime): Fields => (time === 'same' ? {} : { time });

/** The current version of a document for staff. @throws AppError `deleted-meanwhile`, `malformed`. */
export async function readOne<Item>(
  collection: ContentCollection,
  id: string,
  schema: Schema<Item>,
): Promise<Item> {
  const document = await database().get(`${collection}/${id}`);
  if (!document) throw new AppError('deleted-meanwhile');
  return valid(document, schema);
}

/**
 * Finds out why the rules refused a new post or snippet, because they do not tell. Reads the reservation of its
 * address, which may be the document's own, from an earlier attempt.
 * @param address the path of the reservation
 * @returns `firestore/already-exists` when another document has it, else the error itself. @throws AppError
 */
export async function refusedFor(error: unknown, address: string, id: string): Promise<unknown> {
  if (!isRefusal(codeOf(error))) return error;
  const reservation = await database().get(address);
  const isTaken = reservation !== null && reservation.data.id !== id;
  return isTaken ? new AppError('firestore/already-exists', error) : error;
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
  const entry = entryOf(actor);
  const kept = { collection, target, data, by: actor.uid, at: serverTimestamp(), audit: entry };
  return [
    remove(documentPath(item)),
    set(trashPath(item), kept),
    auditEntry(actor, entry, collection, target, 'delete', titleIn(data)),
    ...(isPublished(item) ? [markDirty()] : []),
    ...(isFreeVideo(item) && shard ? [unindexVideo(shard, target)] : []),
  ];
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
