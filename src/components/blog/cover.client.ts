// Elements that wait for a picture: a card is disabled until its picture has loaded or failed (BLOG-2), the head of an
// article is marked as loading (BLOG-6). A picture that fails is replaced by squared paper. Without JavaScript no card
// is ever disabled.
for (const picture of document.querySelectorAll<HTMLImageElement>('[data-picture]')) {
  const card = picture.closest<HTMLElement>('.post');
  const waiting = card ?? picture;
  const link = card?.querySelector('a');
  const settle = (failed: boolean) => {
    waiting.removeAttribute('aria-busy');
    link?.removeAttribute('aria-disabled');
    picture.toggleAttribute('data-failed', failed);
  };
  if (picture.complete && picture.currentSrc) {
    settle(picture.naturalWidth === 0);
    continue;
  }
  waiting.ariaBusy = 'true';
  if (link) link.ariaDisabled = 'true';
  link?.addEventListener('click', (event) => {
    if (link.ariaDisabled === 'true') event.preventDefault();
  });
  picture.addEventListener('load', () => settle(false), { once: true });
  picture.addEventListener('error', () => settle(true), { once: true });
}
