import { routes } from '#domain/shared/routes.ts';
import { $profile, loadProfile, watchProfile } from '#stores/accounts/profile.ts';
import { whenUnverified } from '#stores/accounts/when-unverified.ts';

/** Keeps button and notes in step with the account: verified may buy, unverified is warned, an owner is led on. */
export function watchBuyer(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-buy-button]');
  const show = (state: string, shown: boolean) => {
    const part = root.querySelector<HTMLElement>(`[data-state="${state}"]`);
    if (part) part.hidden = !shown;
  };
  button?.addEventListener('click', () => location.assign(routes.contactAbout(root.dataset.subject ?? '')));
  root.querySelector('[data-retry]')?.addEventListener('click', loadProfile);
  $profile.subscribe((profile) => {
    const isKnown = profile.state === 'ready';
    const isVerified = isKnown && profile.account.emailVerified;
    const isOwner = isKnown && profile.record.lessons.includes(root.dataset.buy ?? '');
    show('checking', profile.state === 'loading');
    show('failed', profile.state === 'failed');
    show('unverified', isKnown && !isVerified);
    show('owned', isOwner);
    if (!button) return;
    button.disabled = !isVerified;
    // One clear next step: an owner's is to go on.
    button.classList.toggle('quiet', isOwner);
  });
  watchProfile();
  whenUnverified();
}
