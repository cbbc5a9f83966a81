// Shows a snippet that is newer than the build, in the same markup as every other one (CODE-2), without highlighting.

import '#core/views/toasts.client.ts';
import * as v from 'valibot';
import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { showUnbuilt, slotsOf, unbuiltStore } from '#core/page/unbuilt.ts';
import { CodeLanguage } from '#core/words/code-language.ts';
import { isLongTitle } from '#core/words/title.ts';
import { markButtons } from '#features/saved/save-press.ts';
import { animate } from './snippet.client.ts';
import type { Snippet } from './snippet.ts';

const root = document.querySelector<HTMLElement>('[data-unbuilt-snippet]');
if (root) {
  const codeName = v.parse(CodeLanguage, root.dataset.unbuiltSnippet);
  const store = unbuiltStore<Snippet>(routes.snippet(codeName, ''), async (slug) =>
    (await loadPart(() => import('./gateway.ts'))).snippets.bySlug(codeName, slug),
  );
  showUnbuilt(root, store, (snippet) => fill(root, snippet));
}

async function fill(root: HTMLElement, { title, slug, content, codeName }: Snippet): Promise<void> {
  const [{ authorHtml }, { withPlayground }] = await Promise.all([
    loadPart(() => import('#core/markup/author-html.ts')),
    loadPart(() => import('./playground-html.ts')),
  ]);
  const { slot, say } = slotsOf(root);
  say('title', title);
  slot('title')?.toggleAttribute('data-long', isLongTitle(title));
  const body = slot('body');
  // Sanitised, as in unbuilt-post.client.ts.
  if (body) body.innerHTML = authorHtml(content, withPlayground(codeName)).html;
  const save = root.querySelector<HTMLElement>('[data-save]');
  if (save) save.dataset.save = `/code/${codeName}/${slug}`;
  markButtons();
  const snippet = root.querySelector<HTMLElement>('[data-snippet]');
  if (!snippet) return;
  snippet.dataset.snippet = `/code/${codeName}/${slug}`;
  animate(snippet);
}
