// Opens the lightbox, which is fetched with the first picture that is asked for (PORT-2).
const page = document.querySelector<HTMLElement>('[data-portfolio]');

page?.addEventListener('click', async (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-pswp-width]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { openLightbox } = await import('./lightbox.ts');
  openLightbox(link, page.dataset);
});
