import { atAddress } from '#core/cloud/published.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { type Snippet, SnippetDocument } from './snippet.ts';

/** The reservation of a snippet's address; a slug is unique in its language (CODE-1). */
export const snippetAddress = (codeName: CodeLanguage, slug: string): string =>
  `slugs/codes_${codeName}_${slug}`;

/** Code snippets of the collection `codes`. Every method throws AppError. */
export const snippets = {
  /** The snippet at an address, `null` when there is none (CODE-2); `malformed` when the document is not a snippet. */
  bySlug: (codeName: CodeLanguage, slug: string): Promise<Snippet | null> =>
    atAddress('codes', snippetAddress(codeName, slug), SnippetDocument),
};
