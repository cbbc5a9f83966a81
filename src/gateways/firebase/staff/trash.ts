import * as v from 'valibot';
import { type Deleted, deletedIn, TrashDocument, Trashed } from '#domain/panel/trash.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { Trash } from '../../staff/trash.ts';
import { postAddress, snippetAddress } from '../batches/addresses.ts';
import { purge, restore } from '../batches/trash.ts';
import { commit } from '../commit.ts';
import { database } from '../database.ts';
import { fieldsOf } from '../documents.ts';
import { isMap } from '../firestore/value.ts';
import { holdersOf, trashByName, trashByTitle, trashList } from '../queries/people.ts';
import type { Query } from '../queries/query.ts';
import { mergePages } from './merge-pages.ts';
import { readRows } from './read-rows.ts';
import { shardFor } from './shards.ts';

const read = (query: Query) => readRows(query, Trashed);

/**
 * Whether another document uses the document's id, address, username or e-mail, which only writes without the rules can
 * cause. Then it is not restored, and staff are told why.
 */
async function hasNoPlace({ collection, document }: Deleted): Promise<boolean> {
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

export const trash: Trash = {
  list({ search, order }) {
    const text = search.trim();
    return text === ''
      ? read(trashList(order))
      : mergePages([trashByTitle(text), trashByName(text)].map((query) => () => read(query)));
  },

  async restore(by, id) {
    const document = await database().get(`trash/${id}`);
    if (!document) throw new AppError('firestore/not-found');
    const item = v.safeParse(TrashDocument, fieldsOf(document));
    const { data } = document.data;
    if (!item.success || !isMap(data)) throw new AppError('malformed', item.issues);
    const deleted = deletedIn(item.output);
    if (!deleted.success) throw new AppError('malformed', deleted.issues);
    if (await hasNoPlace(deleted.output)) throw new AppError('firestore/already-exists');
    const { collection, target } = item.output;
    const isListed = deleted.output.collection === 'videos' && deleted.output.document.demo === 'true';
    const shard = isListed ? await shardFor(target) : undefined;
    // The data goes back exactly as it was read, because the rules compare even the precision of its times.
    const batch = restore({ uid: by }, { collection, target, data }, shard);
    await commit(batch);
  },

  purge: async (by, item) => commit(purge({ uid: by }, item)),
};
