import * as v from 'valibot';
import { type Actor, logged } from '#core/cloud/audit.ts';
import { commit } from '#core/cloud/commit.ts';
import { database } from '#core/cloud/database.ts';
import { eraseAll, isMap, valid } from '#core/cloud/documents.ts';
import { AppError } from '#core/cloud/errors.ts';
import { type Operation, type Query, remove, set } from '#core/cloud/operation.ts';
import { foldLetters, saysWords } from '#core/words/letters.ts';
import { postAddress } from '#features/posts/gateway.ts';
import { snippetAddress } from '#features/snippets/gateway.ts';
import { VideoIndexEntry } from '#features/videos/video.ts';
import { indexVideo, type Shard, shardFor } from '#features/videos/video-index-gateway.ts';
import { removeTexts } from '#features/videos/video-texts-gateway.ts';
import { documentPath, type Item, isFreeVideo, isPublished, titleIn, trashPath } from './authored-gateway.ts';
import { inOrder, mergePages } from './joined-rows-gateway.ts';
import type { ListPage, ListQuery } from './list-query.ts';
import { markDirty } from './publishing-gateway.ts';
import { onlyRows, readRows } from './rows-gateway.ts';
import { type Deleted, deletedIn, TrashDocument, Trashed, type TrashSort } from './trash.ts';
import { versionRows } from './versions-gateway.ts';

/** A user by admins only, and never with a role's key (PANEL-9). Throws when a free video has no title or hashtags to index. */
export function restore(actor: Actor, item: Item, shard?: Shard): Operation[] {
  const { userKey: _userKey, ...data } = item.data;
  const write = (audit: string) => [
    set(documentPath(item), { ...data, audit }),
    remove(trashPath(item)),
    ...(isPublished(item) ? [markDirty()] : []),
    ...(isFreeVideo(item) && shard ? [indexVideo(shard, item.target, v.parse(VideoIndexEntry, data))] : []),
  ];
  return logged(actor, item.collection, item.target, 'restore', write, titleIn(data));
}

/** Admins only. The log entry's id comes from the deletion's: no document is left to name it. A video's texts go only now (LEARN-6, LEARN-11). */
export function purge(
  actor: Actor,
  item: Pick<Item, 'collection' | 'target'> & { audit: string; title: string },
): Operation[] {
  const { collection, target, audit, title } = item;
  const write = () => [
    remove(trashPath(item)),
    ...(collection === 'users' ? [set(`blocked/${target}`, {})] : []),
    ...(collection === 'videos' ? removeTexts(target) : []),
  ];
  const by = { ...actor, entry: `${audit}_purge` };
  return logged(by, collection, target, 'purge', write, collection === 'users' ? {} : { title });
}

type Part = readonly ['by' | 'collection', string];

/** @param part what proves the rule for a teacher of some courses (SCHOOL-9). */
export const trashList = (sort: TrashSort, part?: Part): Query => ({
  collection: 'trash',
  where: part
    ? [[part[0], '==', part[1]]]
    : sort === 'newest' || sort === 'oldest'
      ? []
      : [['collection', '==', sort]],
  orderBy: ['at', sort === 'oldest' ? 'asc' : 'desc'],
});

const begins = (field: string, prefix: string): Query => ({
  collection: 'trash',
  where: [],
  orderBy: [field, 'asc'],
  prefix,
});

/** Of `data` only the title and the user's name are indexed. */
export const trashByTitle = (text: string): Query => begins('data.titleKey', foldLetters(text));
export const trashByName = (text: string): Query =>
  begins('data.nameKey', foldLetters(text.replaceAll(/\s+/g, ' ')));

/** At most one, unless a document was written without the rules. */
export const holdersOf = (field: 'username' | 'email', value: string): Query => ({
  collection: 'users',
  where: [[field, '==', value]],
});

const read = (query: Query) => readRows(query, Trashed);

/** Only writes without the rules can give another document the same id, address, username or e-mail. */
async function isTaken({ collection, document }: Deleted): Promise<boolean> {
  if (await database().get(`${collection}/${document.id}`)) return true;
  if (collection === 'videos') return false;
  if (collection === 'users') {
    const { username, email } = document;
    const holders = await Promise.all(
      [holdersOf('username', username), holdersOf('email', email)].map((query) => database().query(query, 1)),
    );
    return holders.flat().length > 0;
  }
  const address =
    collection === 'blogs' ? postAddress(document.slug) : snippetAddress(document.codeName, document.slug);
  return (await database().get(address))?.data.id !== document.id;
}

/** `by`: the uid of the user who acts. Every method throws AppError (PANEL-9). */
export const trash = {
  /** By the beginning: the server can't search inside titles, nor in only one collection, which is compared here. */
  async list({ search, sort, courses }: ListQuery<TrashSort>, by: string): Promise<ListPage<Trashed>> {
    const text = search.trim();
    if (courses) {
      const parts: Part[] = [
        ['by', by],
        ['collection', 'blogs'],
        ['collection', 'codes'],
      ];
      const reads = parts.map((part) => () => read(trashList(sort, part)));
      const page = await mergePages(reads, inOrder(['at', sort === 'oldest' ? 'asc' : 'desc']));
      const fits = ({ title, collection }: Trashed) =>
        saysWords(title, text) && (sort === 'newest' || sort === 'oldest' || sort === collection);
      return onlyRows(page, (row) => !('item' in row) || fits(row.item));
    }
    if (text === '') return read(trashList(sort));
    const found = await mergePages([trashByTitle(text), trashByName(text)].map((query) => () => read(query)));
    if (sort === 'newest' || sort === 'oldest') return found;
    return onlyRows(found, (row) => !('item' in row) || row.item.collection === sort);
  },

  /** `firestore/not-found`: not in the trash; `malformed`: today's schema differs; `firestore/already-exists`: another has its place. */
  async restore(by: string, id: string): Promise<void> {
    const document = await database().get(`trash/${id}`);
    if (!document) throw new AppError('firestore/not-found');
    const item = valid(document, TrashDocument);
    const { data } = document.data;
    const deleted = deletedIn(item);
    if (!isMap(data) || !deleted.success) throw new AppError('malformed', deleted.issues);
    if (await isTaken(deleted.output)) throw new AppError('firestore/already-exists');
    const { collection, target } = item;
    // What is still to come has no line in the index; if its hour has passed in the trash, it says itself that it was planned.
    const isListed =
      deleted.output.collection === 'videos' &&
      deleted.output.document.demo === 'true' &&
      data.planned !== true;
    const shard = isListed ? await shardFor(target) : undefined;
    // The data goes back exactly as it was read, because the rules compare even the precision of its times.
    const batch = restore({ uid: by }, { collection, target, data }, shard);
    await commit(batch);
  },

  /** Admins only. A purged user can't sign up again. The versions (PANEL-21) go before, one by one: their look-ups would be too many for a batch. */
  async purge(by: string, item: Pick<Trashed, 'collection' | 'target' | 'audit' | 'title'>): Promise<void> {
    const { collection, target } = item;
    if (collection !== 'users')
      await eraseAll(versionRows(collection, target), ({ path }) => commit([remove(path)]));
    await commit(purge({ uid: by }, item));
  },
};
