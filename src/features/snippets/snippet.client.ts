import { addCopyButtons } from '#core/page/code-copy.ts';
import { keptCode } from './code-draft.ts';
import { addRunButton, type Open } from './run-button.ts';

export function animate(snippet: HTMLElement): Open[] {
  addCopyButtons(snippet);
  const title = snippet.querySelector('[data-slot=title]')?.textContent ?? '';
  const address = snippet.dataset.snippet ?? '';
  const playgrounds = snippet.querySelectorAll<HTMLElement>('[data-playground]');
  return [...playgrounds].map((playground) => addRunButton(playground, { title, address }));
}

/** On a language's own page. */
function runInSight(snippet: HTMLElement, opens: readonly Open[]): void {
  const result = snippet.querySelector('[data-result]');
  if (!result) return;
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    sight.disconnect();
    // The code on the page is the author's until a press opens the editor.
    if (keptCode(snippet.dataset.snippet ?? '') !== null) return;
    for (const open of opens) open({ run: true, isQuiet: true });
  });
  sight.observe(result);
}

const snippet = document.querySelector<HTMLElement>('[data-snippet]');
// An empty one is filled later (unbuilt-snippet.client.ts).
if (snippet && !snippet.closest('[hidden]')) {
  const opens = animate(snippet);
  if (snippet.dataset.run !== undefined) runInSight(snippet, opens);
}
