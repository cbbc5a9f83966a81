// A card is disabled until its picture has loaded or failed (BLOG-2); a failed picture leaves squared paper. Without
// JavaScript nothing is ever disabled.
for (const card of document.querySelectorAll<HTMLElement>('[data-post]')) {
  const picture = card.querySelector<HTMLImageElement>('[data-picture]');
  const link = card.querySelector('a');
  if (!picture || !link) continue;
  const settle = (failed: boolean) => {
    card.removeAttribute('aria-busy');
    link.removeAttribute('aria-disabled');
    picture.toggleAttribute('data-failed', failed);
  };
  if (picture.complete && picture.currentSrc) {
    settle(picture.naturalWidth === 0);
    continue;
  }
  card.ariaBusy = 'true';
  link.ariaDisabled = 'true';
  link.addEventListener('click', (event) => {
    if (link.ariaDisabled === 'true') event.preventDefault();
  });
  picture.addEventListener('load', () => settle(false), { once: true });
  picture.addEventListener('error', () => settle(true), { once: true });
}
