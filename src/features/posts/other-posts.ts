import { inlineScript } from '#core/page/inline-script.ts';

export const shuffleScript: string = inlineScript(shuffleOthers);

/** Fisher–Yates; inline, before they are painted. */
function shuffleOthers(): void {
  const list = document.querySelector('[data-others]');
  // The undrawn ones stand in front.
  for (let left = list?.childElementCount ?? 0; left > 0; left--)
    list?.append(list.children[Math.floor(Math.random() * left)] ?? '');
}
