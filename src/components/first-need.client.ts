// Loads what a page may never need when it is first needed: panels, the dragged strip, the map.
import { mapDistance } from '#domain/shell.ts';

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[commandfor], [popovertarget]');
  if (button) (await import('./panels.client.ts')).pressed(button);
});

for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) {
  strip.addEventListener('pointerover', async () => (await import('./strip.client.ts')).dragToScroll(strip), {
    once: true,
  });
}

const map = document.querySelector<HTMLElement>('[data-map]');
if (map) {
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      (await import('./map.client.ts')).showMap(map);
    },
    { rootMargin: `${mapDistance}px` },
  );
  observer.observe(map);
}
