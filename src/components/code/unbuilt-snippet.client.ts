// Shows a snippet that is newer than the build, in the same markup as every other one (CODE-2), without highlighting.

import * as v from 'valibot';
import { markButtons } from '#components/saved/save-press.ts';
import { showUnbuilt, slotsOf } from '#components/shared/show-unbuilt.ts';
import { CodeLanguage, type Snippet } from '#domain/code/snippet.ts';
import { isLongTitle } from '#domain/shared/title.ts';
import { unbuiltSnippet } from '#stores/code/unbuilt-snippet.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { animate } from './snippet.client.ts';
import '#components/shared/toasts.client.ts';

const root = document.querySelector<HTMLElement>('[data-unbuilt-snippet]');
if (root) {
  const codeName = v.parse(CodeLanguage, root.dataset.unbuiltSnippet);
  showUnbuilt(root, unbuiltSnippet(codeName), (snippet) => fill(root, snippet));
}

async function fill(root: HTMLElement, { title, slug, content, codeName }: Snippet): Promise<void> {
  const [{ authorHtml }, { withPlayground }] = await Promise.all([
    loadPart(() => import('#markup/shared/author-html.ts')),
    loadPart(() => import('#markup/code/playground.ts')),
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
