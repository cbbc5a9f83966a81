import type { CodeLanguage, SnippetText, StaffSnippet } from '#domain/code/snippet.ts';
import type { ContentOrder, ListPage, ListQuery } from '#domain/panel/list-query.ts';
import type { Attempts } from './attempts.ts';

/** Documents of the collection `codes`, for staff. Every method throws AppError. */
export interface StaffSnippets {
  /** 21 documents at most, of which 20 are shown. */
  list(asked: ListQuery<ContentOrder>): Promise<ListPage<StaffSnippet>>;
  /** One as it is now; `deleted-meanwhile`, `malformed`. */
  read(id: string): Promise<StaffSnippet>;
  /**
   * Writes a new snippet under an id of its own, once (PANEL-5). `firestore/already-exists` when its language has, or had,
   * the address that the title makes (CODE-1). After an answer that was lost it changes what an earlier attempt has
   * written; `changed-meanwhile` when the id's document is anybody else's.
   */
  create(
    by: string,
    id: string,
    codeName: CodeLanguage,
    text: SnippetText,
    attempts: Attempts,
  ): Promise<void>;
  /**
   * Saves over the version that was seen, or that an earlier attempt has written; `changed-meanwhile`,
   * `deleted-meanwhile` (PANEL-13).
   */
  edit(
    by: string,
    seen: Pick<StaffSnippet, 'id' | 'rev'>,
    text: SnippetText,
    attempts: Attempts,
  ): Promise<void>;
  /** Moves a snippet to the trash, as it is now; gone already is gone (PANEL-9). */
  remove(by: string, id: string): Promise<void>;
}
