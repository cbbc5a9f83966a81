// What every page runs. Kept small: a guest who only reads gets this and nothing of Firebase, stores or React.

import '../components/menus.client.ts';
import '../components/search-form.client.ts';
import '../components/first-need.client.ts';
import '../components/search-button.client.ts';
import { signInFrom, signUpFrom } from '#domain/routes.ts';
import { partingWordsKey, sessionKey, themeKey } from '#domain/storage-keys.ts';

const root = document.documentElement;

for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = isDark ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // Storage is closed to this page: the choice lasts until it is left.
    }
  });
}

// Back here after signing in or up (SIGNIN-4).
for (const [selector, leadingBack] of [
  ['[data-sign-in]', signInFrom],
  ['[data-sign-up]', signUpFrom],
] as const) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    link.href = leadingBack(location.pathname + location.search);
  }
}

const startAccount = () => import('../components/account-links.client.ts');
if (root.dataset.session === 'user') startAccount();
// Shown before the module that signs out has come: a press in between is not lost.
document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('[data-sign-out]');
  if (!button) return;
  const leave = async () => (await startAccount()).leave(button);
  try {
    await leave();
  } catch (error) {
    (await import('../components/failed-part.client.ts')).sayFailed(error, leave);
  }
});
// A page in the back/forward cache hears of no other tab. When it comes back, one event says that anything in storage may
// have changed: the session, Firebase's own and the panel look anew. Not by lib/page-life.ts, which would be one more file.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) dispatchEvent(new StorageEvent('storage'));
});
// Another tab has signed in or out (USER-4).
addEventListener('storage', ({ key }) => {
  if (key === sessionKey || key === null) startAccount();
});

try {
  if (sessionStorage.getItem(partingWordsKey)) import('../components/parting-words.client.ts');
} catch {
  // Storage is closed to this page: then nothing was kept either.
}
