import { hasNow } from '#core/session/grants.ts';
import { $profile, loadProfile, watchProfile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { whenUnverified } from '#features/accounts/when-unverified.ts';
import { buy, courseOrder } from './order-course.ts';

/** Only a verified user may buy; who has the course gets a link to it. */
export function watchBuyer(root: HTMLElement): void {
  const button = root.querySelector<HTMLButtonElement>('[data-buy-button]');
  const heading = root.closest('section')?.querySelector('h2');
  const forBuyers = heading?.textContent ?? '';
  const show = (state: string, shown: boolean) => {
    const part = root.querySelector<HTMLElement>(`[data-state="${state}"]`);
    if (part) part.hidden = !shown;
  };
  const { buy: course = '', subject = '', price = '', ordered } = root.dataset;
  button?.addEventListener('click', () => buy({ course, subject, price, isOrdered: ordered !== undefined }));
  courseOrder.$state.subscribe((state) => {
    const isBusy = state.step === 'sending' || state.step === 'leaving';
    button?.setAttribute('aria-busy', String(isBusy));
    button?.setAttribute('aria-disabled', String(isBusy));
    const refusal = root.querySelector('[data-refusal]');
    if (refusal) refusal.textContent = state.step === 'failed' ? state.message : '';
    show('refused', state.step === 'failed');
  });
  root.querySelector('[data-retry]')?.addEventListener('click', loadProfile);
  $profile.subscribe((profile) => {
    const isKnown = profile.state === 'ready';
    const isVerified = isKnown && profile.account.emailVerified;
    const isOwner = isKnown && hasNow(profile.record, course, timeNow());
    const buyer = isOwner ? 'owner' : profile.state === 'loading' ? 'checking' : '';
    for (const place of document.querySelectorAll<HTMLElement>('[data-buyer]')) place.dataset.buyer = buyer;
    if (heading) heading.textContent = isOwner ? (root.dataset.owned ?? '') : forBuyers;
    show('failed', profile.state === 'failed');
    show('unverified', isKnown && !isVerified && !isOwner);
    if (button) button.disabled = !isVerified;
  });
  watchProfile();
  whenUnverified();
}
