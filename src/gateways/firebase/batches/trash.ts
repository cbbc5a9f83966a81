import * as v from 'valibot';
import type { TrashedCollection } from '#domain/panel/audit.ts';
import { VideoIndexEntry } from '#domain/videos/video.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, type Details, entryOf } from './audit.ts';
import { type Fields, type Operation, remove, set } from './operation.ts';
import { markDirty } from './publish.ts';
import { removeTranscript } from './transcripts.ts';
import { indexVideo, type Shard, unindexVideo } from './video-index.ts';

/**
 * A document that is deleted or restored: `data` is exactly what Firestore returned, including the precision of its
 * times.
 */
export interface Item {
  collection: TrashedCollection;
  target: string;
  data: Fields;
}

const documentPath = ({ collection, target }: Pick<Item, 'collection' | 'target'>): string =>
  `${collection}/${target}`;
const trashPath = ({ collection, target }: Pick<Item, 'collection' | 'target'>): string =>
  `trash/${collection}_${target}`;

const isPublished = ({ collection }: Item): boolean => collection === 'blogs' || collection === 'codes';
const isFreeVideo = ({ collection, data }: Item): boolean => collection === 'videos' && data.demo === 'true';

/** The title of content for the log. A user's record has none. */
const titleIn = ({ title }: Fields): Details => (typeof title === 'string' ? { title } : {});

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
 * Restores a document as it was; a user by admins only, and never with a role's key (PANEL-9). Throws when a free
 * video's data has no title or hashtags to index.
 */
export function restore(actor: Actor, item: Item, shard?: Shard): Operation[] {
  const { userKey: _userKey, ...data } = item.data;
  const entry = entryOf(actor);
  return [
    set(documentPath(item), { ...data, audit: entry }),
    remove(trashPath(item)),
    auditEntry(actor, entry, item.collection, item.target, 'restore', titleIn(data)),
    ...(isPublished(item) ? [markDirty()] : []),
    ...(isFreeVideo(item) && shard ? [indexVideo(shard, item.target, v.parse(VideoIndexEntry, data))] : []),
  ];
}

/**
 * Deletes a document in the trash for good; admins only. The log entry's id comes from the deletion's entry (`audit` of
 * the trash document), because no document is left that could name it. A purged user can't sign up again, and the log
 * keeps only the uid. A video's transcript waits at its place while the video lies in the trash (LEARN-6).
 */
export function purge(
  actor: Actor,
  item: Pick<Item, 'collection' | 'target'> & { audit: string; title: string },
): Operation[] {
  const { collection, target, audit, title } = item;
  return [
    remove(trashPath(item)),
    auditEntry(actor, `${audit}_purge`, collection, target, 'purge', collection === 'users' ? {} : { title }),
    ...(collection === 'users' ? [set(`blocked/${target}`, {})] : []),
    ...(collection === 'videos' ? [removeTranscript(target)] : []),
  ];
}
