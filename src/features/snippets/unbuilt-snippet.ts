import type { CodeLanguage } from '#domain/code/code-language.ts';
import type { Snippet } from '#domain/code/snippet.ts';
import { routes } from '#domain/shared/routes.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { type UnbuiltStore, unbuiltStore } from '#stores/shared/unbuilt.ts';

/** The snippet of a language at this address, if it is newer than the build (CODE-2). */
export const unbuiltSnippet = (codeName: CodeLanguage): UnbuiltStore<Snippet> =>
  unbuiltStore(routes.snippet(codeName, ''), async (slug) =>
    (await loadPart(() => import('#gateways/snippets.ts'))).snippets.bySlug(codeName, slug),
  );
