// READ-5.

import { routes } from '#core/addresses/routes.ts';
import { type KeptPage, keptPages } from '#core/device/kept-page-store.ts';
import { element } from '#core/views/element.ts';
import { kindOfKept, whyNotKept } from './offline-reason.ts';
import { offline } from './offline-texts.ts';

const root = document.querySelector<HTMLElement>('[data-offline]');
const find = (selector: string) => root?.querySelector<HTMLElement>(selector);
const say = (selector: string, text: string) => {
  const element = find(selector);
  if (element) element.textContent = text;
};

const why = whyNotKept(location.pathname);
if (why === 'own') {
  say('[data-heading]', offline.own.heading);
  say('[data-reason]', offline.own.text);
  say('[data-no-network]', '');
  find('[data-again]')?.remove();
} else {
  say('[data-reason]', offline.reasons[why]);
  find('[data-again]')?.addEventListener('click', () => location.reload());
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('online', async () => {
    // The browser counts as online also on a line without internet.
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    // A reload would take the place of a pressed link, or of what is typed into a search field.
    if (answer && !isLeaving && !(document.activeElement instanceof HTMLInputElement)) location.reload();
  });
}

function show(name: 'saved' | 'read', pages: KeptPage[]): void {
  const section = find(`[data-kept=${name}]`);
  if (!section || pages.length === 0) return;
  section.hidden = false;
  const items = pages.map(({ address, title }) => {
    const kind = element('span', { className: 'date mono' }, offline.kinds[kindOfKept(address)]);
    return element('li', {}, element('a', { href: address }, title), kind);
  });
  section.querySelector('[data-list]')?.replaceChildren(...items);
  const count = section.querySelector('[data-count]');
  if (count) count.textContent = String(pages.length);
}

keptPages().then((pages) => {
  show(
    'saved',
    pages.filter(({ isSaved }) => isSaved),
  );
  show(
    'read',
    pages.filter(({ isSaved }) => !isSaved),
  );
  const hasHome = pages.some(({ address }) => address === routes.home);
  find('[data-home]')?.toggleAttribute('hidden', !hasHome);
  find('[data-nothing]')?.toggleAttribute('hidden', pages.length > 0);
});
