import { routes } from '#domain/routes.ts';
import type { CodeName, Snippet } from '#domain/snippet.ts';
import { loadPart } from './lib/load-part.ts';
import { type NewestStore, newestStore } from './newest.ts';

/** The snippet of a language at this address that the build did not know (CODE-2). */
export const newestSnippet = (codeName: CodeName): NewestStore<Snippet> =>
  newestStore(routes.snippet(codeName, ''), async (slug) =>
    (await loadPart(() => import('#gateways/firebase/snippets.ts'))).snippets.bySlug(codeName, slug),
  );
