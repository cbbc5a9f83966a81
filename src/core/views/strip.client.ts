import { isDrag, scrollEndAfter } from './drag.ts';

export function dragToScroll(strip: HTMLElement): void {
  let start: { x: number; y: number; scroll: number } | null = null;
  let still: ReturnType<typeof setTimeout> | undefined;
  const dragging = () => strip.hasAttribute('data-dragging');
  const settle = () => {
    clearTimeout(still);
    still = setTimeout(() => {
      if (!start) strip.removeAttribute('data-dragging');
    }, scrollEndAfter);
  };

  strip.addEventListener('pointerdown', ({ pointerType, button, clientX, clientY }) => {
    if (pointerType === 'mouse' && button === 0) start = { x: clientX, y: clientY, scroll: strip.scrollLeft };
  });
  addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (!start) return;
    if (!dragging() && isDrag(start, { x, y })) strip.toggleAttribute('data-dragging', true);
    if (dragging()) strip.scrollLeft = start.scroll + start.x - x;
  });
  for (const event of ['pointerup', 'pointercancel'] as const) {
    addEventListener(event, () => {
      start = null;
      settle();
    });
  }
  strip.addEventListener('scroll', settle);
  // The browser must not drag a link instead.
  strip.addEventListener('dragstart', (event) => event.preventDefault());
  strip.toggleAttribute('data-movable', true);
  // Until the strip stands still, a click is the end of the drag.
  strip.addEventListener('click', (event) => dragging() && event.preventDefault(), true);
}
