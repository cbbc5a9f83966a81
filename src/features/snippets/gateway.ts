import { atAddress } from '#core/cloud/published.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import { type Snippet, SnippetDocument } from './snippet.ts';

/** A slug is unique in its language (CODE-1). */
export const snippetAddress = (codeName: CodeLanguage, slug: string): string =>
  `slugs/codes_${codeName}_${slug}`;

/** Every method throws AppError. */
export const snippets = {
  /** `null` for none (CODE-2). */
  bySlug: (codeName: CodeLanguage, slug: string): Promise<Snippet | null> =>
    atAddress('codes', snippetAddress(codeName, slug), SnippetDocument),
};
