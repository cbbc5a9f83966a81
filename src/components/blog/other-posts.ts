import { inlineScript } from '#components/shared/inline-script.ts';
import { otherPostsShown } from '#domain/blog/post.ts';

export const shuffleScript: string = inlineScript(shuffleOthers, otherPostsShown);

/**
 * Chooses and orders the other posts (Fisher–Yates) and shows the first `shown` of them. Runs inline right after them,
 * before they are painted.
 */
function shuffleOthers(shown: number): void {
  const list = document.querySelector('[data-others]');
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-post]') ?? [])];
  for (let left = cards.length; left > 1; left--) {
    const [card] = cards.splice(Math.floor(Math.random() * left), 1);
    if (card) cards.push(card);
  }
  for (const [index, card] of cards.entries()) card.hidden = index >= shown;
  list?.append(...cards);
}
