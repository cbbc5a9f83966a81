// Shows a snippet that is newer than the build in the markup of every other one (CODE-2), without colours.

import { CodeName, type Snippet } from '#domain/snippet.ts';
import { isLongTitle } from '#domain/title.ts';
import { loadPart } from '#stores/lib/load-part.ts';
import { newestSnippet } from '#stores/newest-snippet.ts';
import { showNewest, slotsOf } from './newest.ts';
import { animate } from './snippet.client.ts';
import './toasts.client.ts';

const root = document.querySelector<HTMLElement>('[data-newest-snippet]');
if (root) {
  const codeName = CodeName.parse(root.dataset.newestSnippet);
  showNewest(root, newestSnippet(codeName), (snippet) => fill(root, snippet));
}

async function fill(root: HTMLElement, { title, content, codeName }: Snippet): Promise<void> {
  const [{ authorHtml }, { onBench }] = await Promise.all([
    loadPart(() => import('#markup/author-html.ts')),
    loadPart(() => import('#markup/bench.ts')),
  ]);
  const { slot, say } = slotsOf(root);
  say('title', title);
  slot('title')?.toggleAttribute('data-long', isLongTitle(title));
  const body = slot('body');
  // Through the sanitiser, as in newest-post.client.ts.
  if (body) body.innerHTML = authorHtml(content, onBench(codeName)).html;
  const snippet = root.querySelector<HTMLElement>('[data-snippet]');
  if (snippet) animate(snippet);
}
