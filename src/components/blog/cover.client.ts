// Elements that wait for a picture: a card is disabled until its picture has loaded or failed (BLOG-2), the head of an
// article is marked as loading (BLOG-6). A picture that fails is replaced by squared paper. Without JavaScript no card
// is ever disabled.
for (const picture of document.querySelectorAll<HTMLImageElement>('[data-picture]')) {
  const card = picture.closest<HTMLElement>('.post');
  const waiting = card ?? picture;
  const link = card?.querySelector('a');
  const address = link?.getAttribute('href') ?? '';
  const settle = (failed: boolean) => {
    waiting.removeAttribute('aria-busy');
    // First the address, so that a link with the focus keeps it.
    link?.setAttribute('href', address);
    for (const name of ['role', 'tabindex', 'aria-disabled']) link?.removeAttribute(name);
    picture.toggleAttribute('data-failed', failed);
  };
  if (picture.complete && picture.currentSrc) {
    settle(picture.naturalWidth === 0);
    continue;
  }
  waiting.setAttribute('aria-busy', 'true');
  // A link with an address is never disabled, whatever it says. It stays in the order of Tab, which scrolls to the card.
  link?.setAttribute('role', 'link');
  link?.setAttribute('tabindex', '0');
  link?.setAttribute('aria-disabled', 'true');
  link?.removeAttribute('href');
  picture.addEventListener('load', () => settle(false), { once: true });
  picture.addEventListener('error', () => settle(true), { once: true });
}
