import { type CodeLanguage, SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import { fitsSnippetFilter } from '#domain/panel/list-filter.ts';
import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { NewTime, Planning } from '#domain/panel/planning.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { Actor } from '../audit.ts';
import { snippetAddress } from '../content.ts';
import type { Operation } from '../operation.ts';
import {
  createPublic,
  editPublic,
  published,
  readOne,
  refusedFor,
  removeContent,
  type Timing,
  timeIn,
  timingOf,
  type Version,
  wantedTime,
} from './content.ts';
import { contentRows } from './content-rows.ts';
import { type Attempts, save } from './save.ts';

/**
 * A new snippet with its address, which is made from the title and never changes (PANEL-5, CODE-1). Denied when the
 * language already has that address or the title gives none.
 * @param plan when it is to be published; `null`: now (SCHOOL-5).
 */
export function createSnippet(
  actor: Actor,
  id: string,
  codeName: CodeLanguage,
  text: SnippetText,
  plan: Date | null = null,
): Operation[] {
  const slug = slugOf(text.title);
  const address = snippetAddress(codeName, slug);
  const fields = { ...writtenIn(SnippetText, text), codeName, slug };
  return createPublic(actor, { collection: 'codes', id, title: text.title, address }, fields, plan);
}

/** A snippet's new text; language and address stay, and the time of what is published (PANEL-13). */
export const editSnippet = (
  actor: Actor,
  version: Version,
  text: SnippetText,
  timing: Timing = published,
): Operation[] => editPublic(actor, 'codes', version, text.title, writtenIn(SnippetText, text), timing);

const wanted = (id: string, rev: number, text: SnippetText, time: NewTime) =>
  ({
    collection: 'codes',
    id,
    rev,
    fields: { ...writtenIn(SnippetText, text), ...wantedTime(time) },
  }) as const;

async function edit(
  by: string,
  { id, rev, time }: Pick<StaffSnippet, 'id' | 'rev' | 'time'>,
  text: SnippetText,
  planning: Planning,
  attempts: Attempts,
): Promise<void> {
  const timing = timingOf(time, planning);
  const batch = editSnippet({ uid: by, entry: attempts.entry }, { id, rev }, text, timing);
  return save(wanted(id, rev, text, timing.time), batch, attempts, (own) =>
    edit(by, { id, rev: own.rev, time: timeIn(own.fields) }, text, planning, attempts),
  );
}

/** Documents of the collection `codes`, for staff. Every method throws AppError. */
export const staffSnippets = {
  /** Reads at most 21 documents, of which 20 are shown. @param now the server's time, after which something is planned. */
  list: (asked: ListQuery<ContentOrder>, now: Date): Promise<ListPage<StaffSnippet>> =>
    contentRows('codes', StaffSnippet, asked, now, fitsSnippetFilter),
  /** The current version of a snippet; `deleted-meanwhile`, `malformed`. */
  read: (id: string): Promise<StaffSnippet> => readOne('codes', id, StaffSnippet),

  /**
   * Writes a new snippet once under the given id (PANEL-5). `firestore/already-exists` when its language has, or had,
   * the address made from the title (CODE-1). After a lost response it changes what an earlier attempt has written;
   * `changed-meanwhile` when the document with this id is not this form's.
   */
  async create(
    by: string,
    id: string,
    codeName: CodeLanguage,
    text: SnippetText,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void> {
    const { plan } = planning;
    const batch = createSnippet({ uid: by, entry: attempts.entry }, id, codeName, text, plan);
    try {
      await save(wanted(id, 0, text, plan ?? 'same'), batch, attempts, ({ rev, fields }) =>
        edit(by, { id, rev, time: timeIn(fields) }, text, planning, attempts),
      );
    } catch (error) {
      throw await refusedFor(error, snippetAddress(codeName, slugOf(text.title)), id);
    }
  },

  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). What is published keeps its time; a plan for another time is `changed-meanwhile` (SCHOOL-5).
   */
  edit,
  /** Moves the current version of a snippet to the trash; a success if it is gone already (PANEL-9). */
  remove: (by: string, id: string): Promise<void> => removeContent(by, 'codes', id),
};
