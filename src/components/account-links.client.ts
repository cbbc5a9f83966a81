// Keeps the header in step with the session once there is one: loaded for users only, never for a guest who reads.

import { codeOf } from '#domain/errors.ts';
import { routes } from '#domain/routes.ts';
import { partingWordsKey } from '#domain/storage-keys.ts';
import { signOut as texts } from '#messages/site.ts';
import { $session, followSession, signOut } from '#stores/session.ts';
import { showToast } from '#stores/toasts.ts';
import './toasts.client.ts';

const all = <Kind extends HTMLElement>(selector: string) => document.querySelectorAll<Kind>(selector);

$session.subscribe((session) => {
  if (session.state === 'unknown') return;
  document.documentElement.dataset.session = session.state;
  if (session.state !== 'user') return;
  for (const element of all('[data-username]')) element.textContent = session.username;
  for (const link of all<HTMLAnchorElement>('[data-profile]')) link.href = routes.user(session.username);
  for (const link of all('[data-panel]')) link.hidden = !session.staff;
});
followSession();

for (const button of all<HTMLButtonElement>('[data-sign-out]')) {
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return;
    button.ariaBusy = 'true';
    try {
      await signOut();
      sessionStorage.setItem(partingWordsKey, texts.done);
      // A fresh page: nothing personal stays in the memory of this one.
      location.assign(routes.home);
    } catch (error) {
      console.error(codeOf(error), error);
      showToast({ kind: 'bad', text: texts.failed, retry: () => button.click() });
    } finally {
      button.ariaBusy = 'false';
    }
  });
}
