import { addCopyButtons } from '#core/page/code-copy.ts';

addCopyButtons(document);

// Opens a share link in a small window (BLOG-7). If the browser blocks it, the link opens as usual.
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-share] a') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const opened = window.open(link.href, 'kodyol-share', link.dataset.popup);
  if (!opened) return;
  event.preventDefault();
  // The provider's page must have no access to this one.
  opened.opener = null;
});

// The table of contents follows the reader: the link of the section being read is marked as current (READ-3).
const toc = document.querySelector<HTMLDetailsElement>('.toc');
const sections = [...(toc?.querySelectorAll<HTMLAnchorElement>('a') ?? [])].flatMap((link) => {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return heading ? [{ link, heading }] : [];
});

if (toc && sections.length > 0) {
  // Browsers without ::details-content need this on a wide screen, where the list stands in the margin.
  if (matchMedia('(min-width: 64rem)').matches) toc.open = true;
  const markCurrent = () => {
    const read = sections
      .filter(({ heading }) => heading.getBoundingClientRect().top < innerHeight * 0.3)
      .at(-1);
    for (const section of sections) {
      if (section === read) section.link.setAttribute('aria-current', 'true');
      else section.link.removeAttribute('aria-current');
    }
  };
  // Computed at every scroll, not by an IntersectionObserver: a jump can skip a heading without a notification.
  let due = 0;
  const markSoon = () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(markCurrent);
  };
  addEventListener('scroll', markSoon, { passive: true });
  addEventListener('resize', markSoon);
  markCurrent();
}
