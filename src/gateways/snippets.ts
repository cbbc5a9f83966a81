import type { CodeLanguage, Snippet } from '#domain/code/snippet.ts';
import type { CollectionResult, Reading } from './collection-result.ts';

/** Code snippets of the collection `codes`. */
export interface Snippets {
  /**
   * Every snippet, for the build: read once, page by page.
   * @throws AppError when the service does not answer.
   */
  all(reading: Reading): Promise<CollectionResult<Snippet>>;
  /**
   * The snippet at an address, `null` when there is none (CODE-2).
   * @throws AppError; `malformed` when the document is not a snippet.
   */
  bySlug(codeName: CodeLanguage, slug: string): Promise<Snippet | null>;
}
