import { inlineScript } from '#core/page/inline-script.ts';

export const shuffleScript: string = inlineScript(shuffleOthers);

/** Puts the other posts into a random order (Fisher–Yates). Runs inline right after them, before they are painted. */
function shuffleOthers(): void {
  const list = document.querySelector('[data-others]');
  // Those that have not been drawn yet stand in front.
  for (let left = list?.childElementCount ?? 0; left > 0; left--)
    list?.append(list.children[Math.floor(Math.random() * left)] ?? '');
}
