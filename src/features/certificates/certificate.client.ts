// Shows the certificate that the address names (LEARN-8). Everything in it is shown as text.

import { routes } from '#core/addresses/routes.ts';
import { loadPart } from '#core/page/load-part.ts';
import { enhance } from '#core/page/load-parts.ts';
import { slotsOf, unbuiltStore } from '#core/page/unbuilt.ts';
import { dayInWords } from '#core/time/dates-in-words.ts';
import { titled } from '#core/views/common-texts.ts';
import { element } from '#core/views/element.ts';
import { showToast } from '#core/views/toasts.client.ts';
import { codeIn, shownCode } from '#features/enrolments/code.ts';
import type { Certificate } from './certificate.ts';
import { linkedInAddress } from './linked-in.ts';
import { certificate as texts } from './texts.ts';

const longName = 28; // letters of a name and a title that fit in one line of the large size
const longTitle = 60;

const addressOf = (id: string): string => new URL(routes.certificate(id), location.origin).href;

/** What can't be a code is not asked for. */
const certificateAtAddress = unbuiltStore<Certificate>(routes.certificate(''), async (part) => {
  const code = codeIn(part);
  if (code === null) return null;
  return (await loadPart(() => import('./gateway.ts'))).certificates.one(code);
});

const root = document.querySelector<HTMLElement>('[data-certificate]');
if (root) show(root);

function show(root: HTMLElement): void {
  const { $unbuilt, load } = certificateAtAddress;
  const toggle = (selector: string, shown: boolean) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = !shown;
  };
  $unbuilt.subscribe((now) => {
    if (now.state === 'found') fill(root, now.item);
    toggle('[data-loader]', now.state === 'loading');
    toggle('[data-unknown]', now.state === 'unknown');
    toggle('[data-failed]', now.state === 'failed');
    toggle('[data-none]', now.state === 'unknown' && hasCode());
    toggle('[data-waiting]', now.state !== 'found');
    toggle('[data-sheet], [data-print], [data-copy], [data-slot=state]', now.state === 'found');
  });
  const read = () => load(location.pathname);
  root.querySelector('[data-retry]')?.addEventListener('click', read);
  root.querySelector('[data-print]')?.addEventListener('click', () => print());
  root.querySelector('[data-copy]')?.addEventListener('click', () => {
    const now = $unbuilt.get();
    if (now.state !== 'found') return;
    navigator.clipboard.writeText(addressOf(now.item.id)).then(
      () => showToast({ kind: 'good', text: texts.copied, about: texts }),
      () => showToast({ kind: 'bad', text: texts.notCopied, about: texts }),
    );
  });
  const form = root.querySelector<HTMLFormElement>('[data-code]');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = codeIn(String(new FormData(form).get('code')));
    toggle('[data-wrong]', code === null);
    if (code) location.assign(routes.certificate(code));
    else form.querySelector('input')?.focus();
  });
  read();
}

/** Without a code it is the page that takes one. */
function hasCode(): boolean {
  return location.pathname.length > routes.certificate('').length;
}

/** Without it the sheet has the address in letters. */
const drawCode = (root: HTMLElement, address: string): Promise<void> =>
  enhance(
    () => import('#core/markup/qr.ts'),
    ({ qrCode }) => {
      const { size, path } = qrCode(address);
      const slot = root.querySelector<HTMLElement>('[data-slot="qr"]');
      if (!slot) return;
      slot.querySelector('svg')?.setAttribute('viewBox', `0 0 ${size} ${size}`);
      slot.querySelector('path')?.setAttribute('d', path);
      slot.hidden = false;
    },
  );

function fill(root: HTMLElement, certificate: Certificate): void {
  const { id, name, course, title, results, hours, issuedAt, revokedAt } = certificate;
  const { slot, say } = slotsOf(root);
  const address = addressOf(id);
  say('name', name);
  say('title', title);
  say('code', shownCode(id));
  // Who has the paper alone types the code there; the picture beside it has both.
  say('address', addressOf('').replace(/^https?:\/\/|\/$/g, ''));
  slot('name')?.toggleAttribute('data-long', name.length > longName);
  slot('title')?.toggleAttribute('data-long', title.length > longTitle);
  slot('day')?.replaceChildren(element('time', { dateTime: issuedAt.toISOString() }, dayInWords(issuedAt)));
  const state = slot('state');
  if (state) {
    state.textContent = revokedAt ? texts.revokedNote(dayInWords(revokedAt)) : texts.holds;
    state.classList.add(revokedAt ? 'bad' : 'good');
  }
  drawCode(root, address);
  const link = root.querySelector<HTMLAnchorElement>('[data-linkedin]');
  if (link && !revokedAt) {
    link.href = linkedInAddress(certificate, root.dataset.brand ?? '', address);
    link.target = '_blank';
    link.hidden = false;
  }
  const line = slot('results');
  // What it said of the course does not hold any more.
  if (line && !revokedAt && (hours || results)) {
    line.textContent = [hours && texts.hours(hours), results].filter(Boolean).join(' · ');
    line.toggleAttribute('data-long', line.textContent.length > longTitle);
    line.hidden = false;
  }
  const revoked = slot('revoked');
  if (revoked && revokedAt) {
    revoked.textContent = texts.revoked(dayInWords(revokedAt));
    revoked.hidden = false;
  }
  root.querySelector(`[data-emblem="${CSS.escape(course)}"]`)?.removeAttribute('hidden');
  document.title = titled(texts.titleOf(name), root.dataset.brand ?? '');
}
