import type { CodeName, Snippet } from '#domain/snippet.ts';
import type { Everything } from './everything.ts';

/** Code snippets of the collection `codes`. */
export interface Snippets {
  /**
   * Every snippet, for the build: read once, a page of 50 at a time.
   * @throws AppError when the service does not answer.
   */
  all(): Promise<Everything<Snippet>>;
  /**
   * The snippet at an address, `null` when there is none (CODE-2).
   * @throws AppError; `malformed` when the document is not a snippet.
   */
  bySlug(codeName: CodeName, slug: string): Promise<Snippet | null>;
}
