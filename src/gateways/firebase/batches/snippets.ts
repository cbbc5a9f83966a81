import type { CodeLanguage, SnippetText } from '#domain/code/snippet.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { reserve, snippetAddress } from './addresses.ts';
import type { Actor } from './audit.ts';
import { createContent, editContent, type Version } from './content.ts';
import type { Operation } from './operation.ts';
import { markDirty } from './publish.ts';

/**
 * A new snippet with its address, which is made from the title and never changes (PANEL-5, CODE-1). Denied when the
 * language already has that address or the title gives none.
 */
export function createSnippet(
  actor: Actor,
  id: string,
  codeName: CodeLanguage,
  text: SnippetText,
): Operation[] {
  const slug = slugOf(text.title);
  const fields = { content: text.content, codeName, slug };
  return [
    ...createContent(actor, 'codes', id, text.title, fields),
    reserve(snippetAddress(codeName, slug), id),
    markDirty(),
  ];
}

/** A snippet's new text; time, language and address stay (PANEL-13). */
export const editSnippet = (actor: Actor, version: Version, text: SnippetText): Operation[] => [
  ...editContent(actor, 'codes', version, text.title, { content: text.content }),
  markDirty(),
];
