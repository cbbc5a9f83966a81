// Every page loads this: no Firebase, stores or React.

import '#site/header.client.ts';
import '#features/search/search-form.client.ts';
import '#site/lazy-load.client.ts';
import '#features/search/quick-search-button.client.ts';
import { signInFrom, signUpFrom } from '#core/addresses/return-path.ts';
import { flashMessageKey, sessionKey } from '#core/device/storage-keys.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import { enhance, need } from '#core/page/load-parts.ts';

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
