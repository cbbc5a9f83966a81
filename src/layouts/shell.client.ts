// What every page runs. Kept small: a guest who only reads gets this and nothing of Firebase, stores or React.

import '#components/site/theme.client.ts';
import '#components/site/menus.client.ts';
import '#components/search/search-form.client.ts';
import '#components/site/lazy-load.client.ts';
import '#components/search/quick-search-button.client.ts';
import { enhance, need } from '#components/shared/load-parts.ts';
import { signInFrom, signUpFrom } from '#domain/shared/routes.ts';
import { flashMessageKey, sessionKey } from '#domain/shared/storage-keys.ts';

const root = document.documentElement;

// Back here after signing in or up (SIGNIN-4).
for (const [selector, leadingBack] of [
  ['[data-sign-in]', signInFrom],
  ['[data-sign-up]', signUpFrom],
] as const) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    link.href = leadingBack(location.pathname + location.search);
  }
}

const loadAccount = () => import('#components/site/account-links.client.ts');
const startAccount = () => enhance(loadAccount);
if (root.dataset.session === 'user') startAccount();
// Shown before the module that signs out has come: a press in between is not lost.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-sign-out]');
  if (button) need(loadAccount, ({ leave }) => leave(button));
});
// A page in the back/forward cache hears of no other tab. When it comes back, one event says that anything in storage may
// have changed: the session, Firebase's own and the panel look anew. Not by stores/shared/page-life.ts, which would be one more file.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new StorageEvent('storage'));
});
// Another tab has signed in or out (USER-4).
addEventListener('storage', ({ key }) => {
  if (key === sessionKey || key === null) startAccount();
});

try {
  if (sessionStorage.getItem(flashMessageKey)) {
    enhance(() => import('#components/site/flash-message.client.ts'));
  }
} catch {
  // Storage is closed to this page: then nothing was kept either.
}
