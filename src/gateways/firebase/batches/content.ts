import type { TrashedCollection } from '#domain/panel/audit.ts';
import type { NewTime } from '#domain/panel/planning.ts';
import { foldLetters } from '#domain/shared/letters.ts';
import { titleWords } from '#domain/shared/title-words.ts';
import { serverTimestamp } from '../firestore/sentinels.ts';
import { reserve } from './addresses.ts';
import { type Actor, auditEntry, entryOf } from './audit.ts';
import { type Fields, type Operation, set, update } from './operation.ts';
import { markDirty, markPlanned } from './publish.ts';

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

/** A new document of content and its log entry with the title. Its time is now, unless `fields` has another. */
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
      ...fields,
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
