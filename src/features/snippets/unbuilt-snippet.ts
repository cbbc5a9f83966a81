import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { type UnbuiltStore, unbuiltStore } from '#core/page/unbuilt.ts';
import type { CodeLanguage } from '#core/words/code-language.ts';
import type { Snippet } from './snippet.ts';

/** CODE-2. */
export const unbuiltSnippet = (codeName: CodeLanguage): UnbuiltStore<Snippet> =>
  unbuiltStore(routes.snippet(codeName, ''), async (slug) =>
    (await loadPart(() => import('./gateway.ts'))).snippets.bySlug(codeName, slug),
  );
