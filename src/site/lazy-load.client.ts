import { enhance, need } from '#core/page/load-parts.ts';
import { doubleClickTime } from '#core/page/shell.ts';

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('[commandfor], [popovertarget]');
  // The second click of a double click must not open or close anything again (QUICK-2, PORT-1).
  if (event.detail > 1 && (button || event.target.closest('.dropdown > summary'))) event.preventDefault();
  else if (button) {
    pressed = event;
    enhance(
      () => import('./panels.client.ts'),
      (panels) => panels.openOverlayOf(button),
    );
  }
});

// The second press of a double click must not count as outside the drawer that has opened.
let pressed: MouseEvent | undefined;
addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y, timeStamp }) => {
    const isSecond =
      pressed &&
      timeStamp - pressed.timeStamp < doubleClickTime &&
      Math.hypot(x - pressed.clientX, y - pressed.clientY) < 20;
    document.querySelector('.drawer:modal')?.setAttribute('closedby', isSecond ? 'closerequest' : 'any');
  },
  true,
);

for (const strip of document.querySelectorAll<HTMLElement>('[data-strip]')) {
  const come = () =>
    enhance(
      () => import('#core/views/strip.client.ts'),
      ({ dragToScroll }) => dragToScroll(strip),
      wait,
    );
  const wait = () => strip.addEventListener('pointerover', come, { once: true });
  wait();
}

// READ-10: another site's map is asked for only when the visitor wants it.
const map = document.querySelector<HTMLElement>('[data-map]');
map?.querySelector('button')?.addEventListener('click', () =>
  need(
    () => import('./map.client.ts'),
    ({ showMap }) => showMap(map),
  ),
);
