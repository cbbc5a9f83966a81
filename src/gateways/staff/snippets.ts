import type { CodeLanguage, SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Planning } from '#domain/panel/planning.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `codes`, for staff. Every method throws AppError. */
export interface StaffSnippets {
  /** Reads at most 21 documents, of which 20 are shown. @param now the server's time, after which something is planned. */
  list(asked: ListQuery<ContentOrder>, now: Date): Promise<ListPage<StaffSnippet>>;
  /** The current version of a snippet; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<StaffSnippet>;
  /**
   * Writes a new snippet once under the given id (PANEL-5). `firestore/already-exists` when its language has, or had,
   * the address made from the title (CODE-1). After a lost response it changes what an earlier attempt has written;
   * `changed-meanwhile` when the document with this id is not this form's.
   */
  create(
    by: string,
    id: string,
    codeName: CodeLanguage,
    text: SnippetText,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void>;
  /**
   * Saves over the version that was read, or that an earlier attempt wrote; `changed-meanwhile`, `deleted-meanwhile`
   * (PANEL-13). What is published keeps its time; a plan for another time is `changed-meanwhile` (SCHOOL-5).
   */
  edit(
    by: string,
    seen: Pick<StaffSnippet, 'id' | 'rev' | 'time'>,
    text: SnippetText,
    planning: Planning,
    attempts: Attempts,
  ): Promise<void>;
  /** Moves the current version of a snippet to the trash; a success if it is gone already (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
