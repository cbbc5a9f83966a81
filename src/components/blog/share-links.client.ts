// Opens a share link in a small window (BLOG-7). If the browser blocks it, the link opens as usual.
import { popupSize } from '#domain/blog/share.ts';

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-share] a') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { width, height } = popupSize(link.dataset.network);
  const opened = window.open(link.href, 'kodyol-share', `popup,width=${width},height=${height}`);
  if (!opened) return;
  event.preventDefault();
  // The provider's page must have no access to this one.
  opened.opener = null;
});
