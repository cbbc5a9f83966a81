import { addCopyButtons } from '#components/shared/code-copy.ts';
import { addRunButtons } from './playground-run-button.ts';

/** Adds the buttons that copy and run a snippet's code. */
export function animate(snippet: HTMLElement): void {
  addCopyButtons(snippet);
  addRunButtons(snippet, snippet.querySelector('h1')?.textContent ?? '');
}

const snippet = document.querySelector<HTMLElement>('[data-snippet]');
// An empty one is filled later (unbuilt-snippet.client.ts).
if (snippet && !snippet.closest('[hidden]')) animate(snippet);
