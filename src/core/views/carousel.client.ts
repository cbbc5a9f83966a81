// Loads the code when the carousel is touched, focused, or visible for one slide's time.

import { enhance } from '#core/page/load-parts.ts';
import { carouselDelay, phoneLayout } from '#core/page/shell.ts';

const phone = matchMedia(phoneLayout);
const still = matchMedia('(prefers-reduced-motion: reduce)');

function watch(root: HTMLElement): void {
  let due: ReturnType<typeof setTimeout> | undefined;
  const waiting = new AbortController();
  const { signal } = waiting;
  let pressed: HTMLButtonElement | null = null;
  let isComing = false;
  const start = () => {
    if (isComing) return;
    isComing = true;
    enhance(
      () => import('./carousel.ts'),
      ({ startCarousel }) => {
        waiting.abort();
        seen.disconnect();
        clearTimeout(due);
        startCarousel(root);
        pressed?.click();
      },
      () => {
        isComing = false;
      },
    );
  };
  const seen = new IntersectionObserver(
    (entries) => {
      clearTimeout(due);
      const isSeen = entries.at(-1)?.isIntersecting;
      if (isSeen && !still.matches) due = setTimeout(start, carouselDelay(root.dataset.carousel ?? ''));
    },
    { threshold: 0.5 },
  );
  seen.observe(root);
  for (const touch of ['pointerover', 'focusin']) root.addEventListener(touch, start, { signal });
  root.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target instanceof Element && target.closest('button')) || pressed;
      start();
    },
    { signal },
  );
}

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  if (carousel.dataset.carousel !== 'lessons' || phone.matches) watch(carousel);
  else phone.addEventListener('change', () => watch(carousel), { once: true });
}
