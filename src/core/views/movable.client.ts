// Drags a fixed element, and moves it by arrow keys (SHELL-9, QUICK-1).
import { arrowed, inside, isDrag, type Point, pointFrom, pointToText } from './drag.ts';

interface Options {
  storageKey: string;
  keys?: HTMLElement | null;
}

export interface Movable {
  restore(): void;
  startDrag(event: PointerEvent): void; // for every `pointerdown` that may start a drag
}

export function movable(thing: HTMLElement, { storageKey, keys = thing }: Options): Movable {
  /** The user's place; the window may be too small for it now. */
  let wanted: Point | null = null;
  const current = (): Point => {
    const { left: x, top: y } = thing.getBoundingClientRect();
    return { x, y };
  };
  const put = (point: Point) => {
    if (thing.getBoundingClientRect().width === 0) return;
    // Before measuring: away from its original place the element may be larger.
    thing.toggleAttribute('data-moved', true);
    const { width, height } = thing.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { x, y } = inside(point, { width, height }, { width: clientWidth, height: clientHeight });
    thing.style.inset = `${y}px auto auto ${x}px`;
  };
  const settle = (point: Point) => {
    put(point);
    wanted = current();
    try {
      localStorage.setItem(storageKey, pointToText(wanted));
    } catch {
      // Storage is blocked: the place lasts until the page is left.
    }
  };
  const restore = () => {
    try {
      wanted ??= pointFrom(localStorage.getItem(storageKey));
    } catch {
      // Storage is blocked for this page.
    }
    if (wanted) put(wanted);
  };

  const startDrag = (down: PointerEvent) => {
    if (down.button !== 0) return;
    const from = { x: down.clientX, y: down.clientY };
    const start = current();
    const pointAt = (event: PointerEvent) => ({
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
      if (event.buttons === 0) return end.abort();
      dragging ||= isDrag(from, { x: event.clientX, y: event.clientY });
      thing.toggleAttribute('data-dragging', dragging);
      if (dragging) put(pointAt(event));
    });
    // The browser's own drag of a picture or link would end ours.
    addEventListener('dragstart', (event) => event.preventDefault(), end);
    const finish = (event: PointerEvent) => {
      end.abort();
      thing.removeAttribute('data-dragging');
      if (!dragging) return;
      settle(event.type === 'pointerup' ? pointAt(event) : current());
      swallowClick();
    };
    on('pointerup', finish);
    on('pointercancel', finish);
  };

  keys?.addEventListener('keydown', (event) => {
    const point = arrowed(current(), event.key);
    if (!point) return;
    event.preventDefault();
    settle(point);
  });
  addEventListener('resize', restore);
  restore();
  thing.toggleAttribute('data-movable', true);
  return { restore, startDrag };
}

/** A drag must not open the link below it (SHELL-9). */
function swallowClick(): void {
  const over = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: over.signal },
  );
  // The click comes right after the pointer's release, or not at all.
  setTimeout(() => over.abort());
}
