import { serverTimestamp } from 'firebase/firestore/lite';
import type { AuditedCollection } from '#domain/audit.ts';
import { foldLetters } from '#domain/letters.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import { type Fields, type Operation, set, update } from './operation.ts';

/** Collections of what staff write. */
export type ContentCollection = Exclude<AuditedCollection, 'users'>;

/** A document of staff's with its id and the version they saw: saving over a newer one is denied (PANEL-13). */
export interface Version {
  id: string;
  rev: number;
}

/** A title with the key it is searched by (SEARCH-4). */
export const titleFields = (title: string): Fields => ({ title, titleKey: foldLetters(title) });

/** A new document of staff's and its log entry. */
export function createContent(
  actor: Actor,
  collection: ContentCollection,
  id: string,
  fields: Fields,
): Operation[] {
  const entry = entryOf(actor);
  return [
    set(`${collection}/${id}`, { ...fields, time: serverTimestamp(), rev: 1, audit: entry }),
    auditEntry(actor, entry, collection, id, 'create'),
  ];
}

/** New values of a document of staff's and its log entry. */
export function editContent(
  actor: Actor,
  collection: ContentCollection,
  { id, rev }: Version,
  fields: Fields,
): Operation[] {
  const entry = entryOf(actor);
  return [
    update(`${collection}/${id}`, { ...fields, rev: rev + 1, audit: entry }),
    auditEntry(actor, entry, collection, id, 'update'),
  ];
}
