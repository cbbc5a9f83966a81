import type { CodeLanguage, SnippetText } from '#domain/code/snippet.ts';
import { slugOf } from '#domain/shared/slug.ts';
import { snippetAddress } from './addresses.ts';
import type { Actor } from './audit.ts';
import { createPublic, editPublic, published, type Timing, type Version } from './content.ts';
import type { Operation } from './operation.ts';

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
  const fields = { content: text.content, codeName, slug };
  return createPublic(actor, { collection: 'codes', id, title: text.title, address }, fields, plan);
}

/** A snippet's new text; language and address stay, and the time of what is published (PANEL-13). */
export const editSnippet = (
  actor: Actor,
  version: Version,
  text: SnippetText,
  timing: Timing = published,
): Operation[] => editPublic(actor, 'codes', version, text.title, { content: text.content }, timing);
