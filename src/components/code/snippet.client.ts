import { addCopyButtons } from '#components/shared/code-copy.ts';
import { addRunButtons } from './playground-run-button.ts';

/** What a snippet can do: its code is copied and run. */
export function animate(snippet: HTMLElement): void {
  addCopyButtons(snippet);
  addRunButtons(snippet, snippet.querySelector('h1')?.textContent ?? '');
}

const snippet = document.querySelector<HTMLElement>('[data-snippet]');
// One that is still to come has no text yet (unbuilt-snippet.client.ts).
if (snippet && !snippet.closest('[hidden]')) animate(snippet);
