import { startHomeRedirect } from '#components/shared/not-found.ts';
import { usernameFromPath } from '#domain/shared/routes.ts';
import { titled } from '#messages/shared/titled.ts';
import { $profile } from '#stores/accounts/profile.ts';

const root = document.querySelector<HTMLElement>('[data-profile-screen]');
const own = root?.querySelector<HTMLElement>('[data-own]');
const strange = root?.querySelector<HTMLElement>('[data-strange]');

$profile.subscribe((profile) => {
  if (profile.state !== 'ready' || !root || !own || !strange || own.hidden) return;
  const { username } = profile.record;
  if (usernameFromPath(location.pathname) === username) {
    document.title = titled(username, root.dataset.brand ?? '');
    own.querySelector('[data-own-lists]')?.removeAttribute('hidden');
    return;
  }
  own.hidden = true;
  strange.hidden = false;
  document.title = root.dataset.notFoundTitle ?? document.title;
  const screen = strange.querySelector<HTMLElement>('[data-not-found]');
  if (screen) startHomeRedirect(screen);
});
