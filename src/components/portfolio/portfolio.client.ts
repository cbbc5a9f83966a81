// Opens the lightbox, which is loaded when the first picture is clicked (PORT-2).
import { enhance } from '#components/shared/load-parts.ts';

const page = document.querySelector<HTMLElement>('[data-portfolio]');

page?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-pswp-width]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  // The second click of a double click would close the viewer that the first one opens.
  if (event.detail > 1) return;
  enhance(
    () => import('./lightbox.ts'),
    ({ openLightbox }) => openLightbox(link, page.dataset),
    // Without the viewer the link works as usual: it shows the picture.
    () => location.assign(link.href),
  );
});
