// Every page loads this: no Firebase, stores or React.

import '#site/header.client.ts';
import '#features/search/search.client.ts';
import { signInFrom, signUpFrom } from '#core/addresses/return-path.ts';
import { flashMessageKey, sessionKey } from '#core/device/storage-keys.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import { enhance, need } from '#core/page/load-parts.ts';
import { doubleClickTime } from '#core/page/shell.ts';

/** Not from configuration.ts, which every page would load for this alone. */
declare const __REPORTS__: Configuration['reports'];

const whenIdle = window.requestIdleCallback ?? setTimeout;
if (import.meta.env.PROD) whenIdle(() => enhance(() => import('#site/when-idle.client.ts')));

// SHELL-16: without an address for reports the build leaves this out.
if (__REPORTS__ && Math.random() < __REPORTS__.share) {
  const report = (failure: Event | Report) =>
    enhance(
      () => import('#site/failure-reports.client.ts'),
      ({ reportFailure }) => reportFailure(failure),
      () => {},
    );
  for (const name of ['error', 'unhandledrejection', 'kodyol:failure']) addEventListener(name, report);
  if (window.ReportingObserver)
    new ReportingObserver((refusals) => refusals.forEach(report), {
      types: ['csp-violation'],
      buffered: true,
    }).observe();
  else addEventListener('securitypolicyviolation', report);
  whenIdle(() =>
    enhance(
      () => import('#site/visit-times.client.ts'),
      ({ measureVisit }) => measureVisit(),
      () => {},
    ),
  );
}

// SIGNIN-4.
for (const [selector, leadingBack] of [
  ['[data-sign-in]', signInFrom],
  ['[data-sign-up]', signUpFrom],
] as const) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    link.href = leadingBack(location.pathname + location.search);
  }
}

const loadAccount = () => import('#site/account-links.client.ts');
// Said when it fails: it also starts what a page has for users alone, such as the videos.
const startAccount = () => need(loadAccount, () => {});
if (document.documentElement.dataset.session === 'user') startAccount();
// A click before the module has loaded must not be lost; the second one of a double click would hit what has come in its place.
document.addEventListener('click', (event) => {
  const { target, detail } = event;
  const button =
    detail < 2 &&
    target instanceof Element &&
    target.closest<HTMLElement>('[data-sign-out],[data-bell],[data-announcement] button');
  if (!button) return;
  event.preventDefault();
  need(loadAccount, (account) => account.press(button));
});
// A page in the back/forward cache gets no events of other tabs: one storage event says that anything may have changed. page-life.ts would be a file more.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new StorageEvent('storage'));
});
/** USER-4. */
addEventListener('storage', ({ key }) => {
  if (key === sessionKey || key === null) startAccount();
});

try {
  const message = sessionStorage.getItem(flashMessageKey);
  if (message) {
    enhance(
      () => import('#site/flash-message.client.ts'),
      ({ showFlashMessage }) => showFlashMessage(message),
    );
  }
} catch {
  // No access to storage, so there is no message either.
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>('[commandfor], [popovertarget]');
  // The second click of a double click must not open or close anything again (QUICK-2, PORT-1).
  if (event.detail > 1 && (button || event.target.closest('.dropdown > summary'))) event.preventDefault();
  else if (button) {
    pressed = event;
    enhance(
      () => import('#site/panels.client.ts'),
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
    () => import('#site/map.client.ts'),
    ({ showMap }) => showMap(map),
  ),
);
