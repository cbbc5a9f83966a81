// Runs on every page. It must stay small: a guest who only reads loads this, but no Firebase, stores or React.

import '#site/theme.client.ts';
import '#site/menus.client.ts';
import '#features/search/search-form.client.ts';
import '#site/lazy-load.client.ts';
import '#features/search/quick-search-button.client.ts';
import { signInFrom, signUpFrom } from '#core/addresses/return-path.ts';
import { flashMessageKey, sessionKey } from '#core/device/storage-keys.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import { enhance, need } from '#core/page/load-parts.ts';

/** Not from configuration.ts: that is a file of its own, which every page would load for this alone. */
declare const __REPORTS__: Configuration['reports'];

// Safari does not know idle times.
const whenIdle = window.requestIdleCallback ?? setTimeout;
// Built sites only: on a development server a worker would hide changes, and there are no deploys.
if (import.meta.env.PROD) whenIdle(() => enhance(() => import('#site/when-idle.client.ts')));

// Some page views report what fails, where an address is configured (SHELL-16): otherwise the build leaves this out.
if (__REPORTS__ && Math.random() < __REPORTS__.share) {
  const report = (failure: Event | Report) =>
    enhance(
      () => import('#site/failure-reports.client.ts'),
      ({ reportFailure }) => reportFailure(failure),
      () => {},
    );
  for (const name of ['error', 'unhandledrejection', 'kodyol:failure']) addEventListener(name, report);
  // An observer also learns what the policy refused before this script ran; not all browsers have one for that.
  if (window.ReportingObserver)
    new ReportingObserver((refusals) => refusals.forEach(report), {
      types: ['csp-violation'],
      buffered: true,
    }).observe();
  else addEventListener('securitypolicyviolation', report);
  // How quick the page was (OPS-4).
  whenIdle(() =>
    enhance(
      () => import('#site/visit-times.client.ts'),
      ({ measureVisit }) => measureVisit(),
      () => {},
    ),
  );
}

// Adds the address of this page, so that sign-in and sign-up return here (SIGNIN-4).
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
// The buttons are visible before their module has loaded; a click in between must not be lost.
// The second click of a double one would be that of what has come in its place.
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
// A page in the back/forward cache receives no events of other tabs. When it comes back, one storage event says that
// anything may have changed, and the session, Firebase and the panel read the storage again. This does not use
// core/page/page-life.ts, because every page would load one more file.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new StorageEvent('storage'));
});
// Another tab may have signed in or out (USER-4).
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
  // The page has no access to storage, so there is no stored message either.
}
