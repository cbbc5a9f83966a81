// The picture viewer: PhotoSwipe with a button that rotates the picture, and Enter to close it (PORT-2).
import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { doubleClickTime } from '#core/page/shell.ts';
import type { IconName } from '#core/views/icons.ts';
import { icon } from '#core/views/icons.ts';

/** Our icon in the place of PhotoSwipe's (Portfolio.css). */
const drawn = (name: IconName): string => {
  const drawing = icon(name);
  drawing.classList.add('pswp__icn');
  return drawing.outerHTML;
};

let current: PhotoSwipe | undefined;

/** Closes a viewer. While it is still opening PhotoSwipe ignores close(), so wait for the end of the opening. */
function close(viewer: PhotoSwipe): void {
  if (viewer.opener.isOpen) viewer.close();
  else viewer.on('openingAnimationEnd', () => viewer.close());
}

/** On a phone Back is how a picture is left: it closes the viewer instead of leaving the page. */
function closeWithBack(viewer: PhotoSwipe): void {
  history.pushState(null, '');
  let isBack = false;
  const back = () => {
    isBack = true;
    close(viewer);
  };
  addEventListener('popstate', back, { once: true });
  viewer.on('close', () => {
    removeEventListener('popstate', back);
    // Closed in another way: the entry of the viewer must not stay.
    if (!isBack) history.back();
  });
}

/** `words` are the labels of the buttons. */
export function openLightbox(link: HTMLAnchorElement, words: DOMStringMap): void {
  if (current) {
    // Enter was pressed again before the viewer took the focus from the link.
    close(current);
    return;
  }
  const links = [
    ...(link.closest('[data-gallery]')?.querySelectorAll<HTMLAnchorElement>('a[data-pswp-width]') ?? []),
  ];
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const viewer = new PhotoSwipe({
    dataSource: links.map((one) => ({
      src: one.href,
      width: Number(one.dataset.pswpWidth),
      height: Number(one.dataset.pswpHeight),
      alt: one.querySelector('img')?.alt ?? '',
      element: one,
    })),
    index: links.indexOf(link),
    bgOpacity: 0.95,
    showHideAnimationType: still ? 'none' : 'fade',
    arrowPrevSVG: drawn('left'),
    // PhotoSwipe mirrors it.
    arrowNextSVG: drawn('left'),
    closeSVG: drawn('close'),
    zoomSVG: drawn('zoom'),
    ...(words.close && { closeTitle: words.close }),
    ...(words.zoom && { zoomTitle: words.zoom }),
    ...(words.previous && { arrowPrevTitle: words.previous }),
    ...(words.next && { arrowNextTitle: words.next }),
    ...(words.failed && { errorMsg: words.failed }),
  });
  current = viewer;
  viewer.on('destroy', () => {
    current = undefined;
  });
  closeWithBack(viewer);
  const turn = makeRotatable(viewer);
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'rotate',
      order: 9,
      isButton: true,
      tagName: 'button',
      title: words.rotate ?? '',
      ariaLabel: words.rotate ?? '',
      html: drawn('rotate'),
      onClick: turn,
    });
  });
  const opened = performance.now();
  for (const action of ['imageClickAction', 'bgClickAction', 'tapAction', 'doubleTapAction'] as const) {
    viewer.on(action, (event) => {
      // Ignore the rest of a double click that opened the viewer.
      if (performance.now() - opened < doubleClickTime) event.preventDefault();
    });
  }
  viewer.on('keydown', (pressed) => {
    const { originalEvent: event } = pressed;
    // The key belongs to a dialog above the viewer, which has handled it or is about to.
    if (event.defaultPrevented || document.querySelector('dialog:modal')) {
      pressed.preventDefault();
      return;
    }
    // On a button, Enter presses the button.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    // The link that opened the viewer may still have the focus.
    event.preventDefault();
    close(viewer);
  });
  // PhotoSwipe handles no keys before it has opened.
  const opening = new AbortController();
  viewer.on('openingAnimationEnd', () => opening.abort());
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    close(viewer);
  };
  document.addEventListener('keydown', leave, opening);
  // The viewer is a dialog, so it needs a name: that of the picture it shows.
  viewer.on('change', () => viewer.element?.setAttribute('aria-label', viewer.currSlide?.data.alt ?? ''));
  viewer.init();
}

/** PhotoSwipe itself can't rotate pictures. */
function makeRotatable(viewer: PhotoSwipe): () => void {
  const degrees = new WeakMap<object, number>();

  // PhotoSwipe sizes the slide as the picture looks; after an odd number of quarter turns the <img> itself needs the sides swapped.
  viewer.on('contentResize', (event) => {
    const { content, width, height } = event;
    const turned = degrees.get(content);
    if (turned === undefined || !content.element || !content.isImageContent()) return;
    event.preventDefault();
    const odd = (turned / 90) % 2 !== 0;
    const size = odd ? { width: height, height: width } : { width, height };
    Object.assign(content.element.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      rotate: `${turned}deg`,
      translate: `${(width - size.width) / 2}px ${(height - size.height) / 2}px`,
    });
    content.element.dataset.turned = String(turned % 360);
  });

  return () => {
    const slide = viewer.currSlide;
    if (!slide) return;
    const { content } = slide;
    degrees.set(content, (degrees.get(content) ?? 0) + 90);
    [slide.width, slide.height] = [slide.height, slide.width];
    [content.width, content.height] = [content.height, content.width];
    slide.calculateSize();
    slide.currentResolution = 0;
    slide.zoomAndPanToInitial();
    slide.applyCurrentZoomPan();
    slide.updateContentSize(true);
  };
}
