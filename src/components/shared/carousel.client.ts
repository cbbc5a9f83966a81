// Loads the carousel's code when the carousel comes near the screen. The lessons are a carousel on a phone only.
import { enhance } from './load-parts.ts';

const phone = matchMedia('(max-width: 39.99rem)');

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      nearby.unobserve(target);
      enhance(
        () => import('./carousel.ts'),
        ({ startCarousel }) => startCarousel(target),
        () => nearby.observe(target),
      );
    }
  },
  { rootMargin: '200px' },
);

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  if (carousel.dataset.carousel !== 'lessons' || phone.matches) nearby.observe(carousel);
  else phone.addEventListener('change', () => nearby.observe(carousel), { once: true });
}
