// Lets a fixed element be dragged and moved by arrow keys (SHELL-9, QUICK-1). Loaded when a pointer or the focus comes
// near one, or when one was moved before.
import { arrowed, inside, isDrag, type Point, placeFrom, placeToText } from '#domain/shared/drag.ts';
import { swallowClick } from './swallow-click.client.ts';

interface Options {
  /** Where its place is remembered. */
  storageKey: string;
  /** What takes the arrow keys. */
  keys?: HTMLElement | null;
}

export interface Movable {
  /** Goes to the remembered place; called again when the element is shown. */
  restore(): void;
  /** To be called with every `pointerdown` that may begin a drag. */
  startDrag(event: PointerEvent): void;
}

export function movable(thing: HTMLElement, { storageKey, keys = thing }: Options): Movable {
  /** Where it was put; the window may be too small for that now. */
  let wanted: Point | null = null;
  const current = (): Point => {
    const { left: x, top: y } = thing.getBoundingClientRect();
    return { x, y };
  };
  const put = (place: Point) => {
    // Not laid out: it is placed when it is shown.
    if (thing.getBoundingClientRect().width === 0) return;
    // Before it is measured: away from its own place it may be larger.
    thing.toggleAttribute('data-moved', true);
    const { width, height } = thing.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { x, y } = inside(place, { width, height }, { width: clientWidth, height: clientHeight });
    thing.style.inset = `${y}px auto auto ${x}px`;
  };
  const settle = (place: Point) => {
    put(place);
    wanted = current();
    try {
      localStorage.setItem(storageKey, placeToText(wanted));
    } catch {
      // Storage is closed to this page: the place lasts until it is left.
    }
  };
  const restore = () => {
    try {
      wanted ??= placeFrom(localStorage.getItem(storageKey));
    } catch {
      // Storage is closed to this page.
    }
    if (wanted) put(wanted);
  };

  const startDrag = (down: PointerEvent) => {
    if (down.button !== 0) return;
    const from = { x: down.clientX, y: down.clientY };
    const start = current();
    const placeAt = (event: PointerEvent) => ({
      x: start.x + event.clientX - from.x,
      y: start.y + event.clientY - from.y,
    });
    const end = new AbortController();
    const on = <Type extends 'pointermove' | 'pointerup' | 'pointercancel'>(
      type: Type,
      react: (event: PointerEvent) => void,
    ) => addEventListener(type, (event) => event.pointerId === down.pointerId && react(event), end);
    let dragging = false;
    on('pointermove', (event) => {
      // Released before this was loaded.
      if (event.buttons === 0) return end.abort();
      dragging ||= isDrag(from, { x: event.clientX, y: event.clientY });
      thing.toggleAttribute('data-dragging', dragging);
      if (dragging) put(placeAt(event));
    });
    // The picture or link that the thing has uncovered would be dragged by the browser, which ends our drag.
    addEventListener('dragstart', (event) => event.preventDefault(), end);
    const finish = (event: PointerEvent) => {
      end.abort();
      thing.removeAttribute('data-dragging');
      if (!dragging) return;
      settle(event.type === 'pointerup' ? placeAt(event) : current());
      swallowClick();
    };
    on('pointerup', finish);
    on('pointercancel', finish);
  };

  keys?.addEventListener('keydown', (event) => {
    const place = arrowed(current(), event.key);
    if (!place) return;
    event.preventDefault();
    settle(place);
  });
  addEventListener('resize', restore);
  restore();
  thing.toggleAttribute('data-movable', true);
  return { restore, startDrag };
}
