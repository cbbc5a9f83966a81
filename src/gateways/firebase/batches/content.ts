import type { TrashedCollection } from '#domain/panel/audit.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import { type Fields, type Operation, set, update } from './operation.ts';

/** Collections of content that staff write. */
export type ContentCollection = Exclude<TrashedCollection, 'users'>;

/** A document's id and the version that staff saw: saving over a newer version is denied (PANEL-13). */
export interface Version {
  id: string;
  rev: number;
}

/** A title with the folded key by which it is searched (SEARCH-4). */
const titleFields = (title: string): Fields => ({ title, titleKey: foldLetters(title) });

/** A new document of content and its log entry with the title. */
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
      ...fields,
      time: serverTimestamp(),
      rev: 1,
      audit: entry,
    }),
    auditEntry(actor, entry, collection, id, 'create', { title }),
  ];
}

/** New values of a document of content and its log entry with the new title. */
export function editContent(
  actor: Actor,
  collection: ContentCollection,
  { id, rev }: Version,
  title: string,
  fields: Fields,
): Operation[] {
  const entry = entryOf(actor);
  return [
    update(`${collection}/${id}`, { ...titleFields(title), ...fields, rev: rev + 1, audit: entry }),
    auditEntry(actor, entry, collection, id, 'update', { title }),
  ];
}
