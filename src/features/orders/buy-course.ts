import { hasNow } from '#core/session/grants.ts';
import { $profile, loadProfile, watchProfile } from '#core/session/profile.ts';
import { timeNow } from '#core/time/clock.ts';
import { element } from '#core/views/element.ts';
import { shownMoney } from '#core/words/money.ts';
import { whenUnverified } from '#features/accounts/when-unverified.ts';
import { enrolmentField } from '#features/enrolments/enrolment.ts';
import { $coupon, finishCoupon, orderWith, refuseCoupon, typeCoupon } from './coupon.ts';
import { coupon as texts } from './coupon-texts.ts';
import { courseOrder, type Offer } from './order-course.ts';

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
  const offer = { course, subject, price, isOrdered: ordered !== undefined };
  const field = watchCoupon(root, offer);
  button?.addEventListener('click', async () => {
    await orderWith(field?.value ?? '', offer);
    if ($coupon.get().step === 'refused') field?.focus();
  });
  courseOrder.$state.subscribe((state) => {
    const isBusy = state.step === 'sending' || state.step === 'leaving';
    button?.setAttribute('aria-busy', String(isBusy));
    button?.setAttribute('aria-disabled', String(isBusy));
    if (field) field.readOnly = isBusy;
    const isOfCoupon = state.step === 'failed' && state.field !== undefined;
    if (isOfCoupon) refuseCoupon(state.message);
    const refusal = root.querySelector('[data-refusal]');
    if (refusal) refusal.textContent = state.step === 'failed' ? state.message : '';
    show('refused', state.step === 'failed' && !isOfCoupon);
  });
  root.querySelector('[data-retry]')?.addEventListener('click', loadProfile);
  $profile.subscribe((profile) => {
    const isKnown = profile.state === 'ready';
    const isVerified = isKnown && profile.account.emailVerified;
    const isOwner = isKnown && hasNow(profile.record, course, timeNow());
    const buyer = isOwner ? 'owner' : profile.state === 'loading' ? 'checking' : '';
    for (const part of document.querySelectorAll<HTMLElement>('[data-buyer]')) part.dataset.buyer = buyer;
    if (heading) heading.textContent = isOwner ? (root.dataset.owned ?? '') : forBuyers;
    show('failed', profile.state === 'failed');
    show('unverified', isKnown && !isVerified && !isOwner);
    if (button) button.disabled = !isVerified;
  });
  watchProfile();
  whenUnverified();
}

/** «Kuponum var» (PAY-4). A link may have brought the code. */
function watchCoupon(root: HTMLElement, offer: Offer): HTMLInputElement | null {
  const fold = root.querySelector('details');
  const field = fold?.querySelector('input') ?? null;
  if (!fold || !field) return null;
  const refusal = element('p', { className: 'note bad', id: 'coupon-refusal', role: 'alert', hidden: true });
  const said = element('p', { role: 'status' });
  const now = element('b', {});
  const more = element('span', {});
  const remove = element('button', { className: 'more', type: 'reset', textContent: texts.remove });
  said.append(now, ' ', more);
  field.form?.setAttribute('method', 'dialog');
  field.form?.append(refusal, said, remove);
  const type = () => {
    if (field.value !== '') fold.open = true;
    typeCoupon(field.value, offer);
  };
  field.autocomplete = 'off';
  field.spellcheck = false;
  field.setAttribute('aria-describedby', refusal.id);
  field.value ||= new URLSearchParams(location.search).get(enrolmentField) ?? '';
  field.addEventListener('input', type);
  field.addEventListener('change', finishCoupon);
  field.form?.addEventListener('reset', () => {
    typeCoupon('', offer);
    field.focus();
  });
  $profile.subscribe(({ state }) => {
    if (state === 'ready' && /none|waiting/.test($coupon.get().step)) type();
  });
  $coupon.subscribe((state) => {
    const isRefused = state.step === 'refused';
    const isApplied = state.step === 'applied';
    fold.dataset.coupon = state.step;
    field.setAttribute('aria-invalid', String(isRefused));
    refusal.textContent = isRefused ? state.message : '';
    refusal.hidden = !isRefused;
    remove.hidden = state.step === 'none';
    now.textContent = isApplied ? texts.now(shownMoney(state.price)) : '';
    const before = isApplied ? texts.before(shownMoney(state.price + state.off), state.price === 0) : '';
    more.textContent = state.step === 'checking' ? texts.checking : before;
  });
  return field;
}
