// The bell of a signed-in user (TELL-2) and the announcement on a page (TELL-1). Loaded for users only, behind the first paint.

import { routes } from '#core/addresses/routes.ts';
import { msNow } from '#core/time/clock.ts';
import { element } from '#core/views/element.ts';
import { icon } from '#core/views/icons.ts';
import type { BellEntry } from './bell.ts';
import {
  $announcements,
  $entries,
  $reading,
  $unread,
  closeAnnouncement,
  openBell,
  readAll,
  watchBell,
} from './store.ts';
import { ago, bell as texts } from './texts.ts';

const button = document.querySelector<HTMLButtonElement>('[data-bell]');
const count = button?.querySelector('[data-unread]');
const status = element('p', { className: 'vh', role: 'status' });
button?.after(status);

let fresh = new Set<string>();
let dialog: HTMLDialogElement | null = null;

// Before the number is watched: the bell begins with what the device has, as the page did.
watchBell();

/** The number that was shown last. The first one is not announced: nothing has come yet. */
let before: number | null = null;
$unread.subscribe((unread) => {
  if (!button || !count) return;
  count.textContent = unread === 0 ? '' : String(unread);
  button.setAttribute('aria-label', texts.name(unread));
  if (before !== null && unread > before && !dialog?.open) status.textContent = texts.arrived(unread);
  before = unread;
  // The icon of the installed app has the number, too, where the browser can. It may refuse.
  const noted = unread === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(unread);
  noted?.catch(() => {});
});

// What has just come waits for the next page: shown now, it would move what is being read.
$announcements.listen(() => {
  if (document.querySelector('[data-announcement]:not([hidden])'))
    dispatchEvent(new StorageEvent('storage', { key: '' }));
});

export function press(pressed: HTMLElement): void {
  const box = pressed.closest<HTMLElement>('[data-announcement]');
  if (box && pressed.dataset.bell === undefined) closeBox(box);
  else openPanel();
}

function closeBox(box: HTMLElement): void {
  // A newer one may have come, which the next page shows first.
  const shown = $announcements.get().find(({ text }) => text === box.textContent);
  if (shown) closeAnnouncement(shown.id);
  const content = document.querySelector<HTMLElement>('#content');
  if (!box.hidden || !content) return;
  // The button that had the focus is gone.
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

function openPanel(): void {
  fresh = new Set();
  dialog ??= madeDialog();
  show();
  dialog.showModal();
  read();
}

async function read(): Promise<void> {
  await openBell();
  // Closed meanwhile: what has come was not seen.
  if (!dialog?.open) return;
  show();
  readAll();
}

const list = element('ol', { className: 'bell-list' });
const said = element('div', { className: 'bell-said', role: 'status' });

function madeDialog(): HTMLDialogElement {
  const close = element(
    'button',
    { className: 'icon-button', type: 'button', ariaLabel: texts.close },
    icon('close'),
  );
  const heading = element('h2', { id: 'bell-title' }, texts.title);
  const made = element(
    'dialog',
    { className: 'bell-panel' },
    element('div', { className: 'row between' }, heading, close),
    said,
    list,
    element(
      'p',
      {},
      element('a', { className: 'more small', href: `${routes.settings}#bell` }, texts.settings),
    ),
  );
  made.setAttribute('aria-labelledby', heading.id);
  close.onclick = () => made.close();
  made.onclick = (event) => {
    if (!(event.target instanceof Element)) return;
    // A link may lead to this page; and a press beside the panel closes it.
    if (event.target === made || event.target.closest('a')) made.close();
  };
  made.onclose = () => {
    fresh = new Set();
  };
  document.body.append(made);
  $entries.listen(() => made.open && show());
  $reading.listen(() => made.open && show());
  return made;
}

function show(): void {
  const entries = $entries.get();
  const reading = $reading.get();
  for (const { key, isUnread } of entries) if (isUnread) fresh.add(key);
  said.replaceChildren(...sentence(entries.length === 0, reading));
  const now = msNow();
  const shown = JSON.stringify([entries.map(({ key, at }) => [key, at]), [...fresh]]);
  // A list that is as it was keeps the focus in it.
  if (list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  list.replaceChildren(...entries.map((entry) => item(entry, now)));
}

function sentence(isEmpty: boolean, reading: ReturnType<typeof $reading.get>): HTMLElement[] {
  if (reading === 'reading')
    return isEmpty ? [element('p', { className: 'loading pending' }, texts.loading)] : [];
  if (reading) {
    const retry = element('button', { className: 'more', type: 'button' }, texts.retry);
    retry.onclick = () => {
      // This button goes with its sentence.
      dialog?.querySelector('button')?.focus();
      read();
    };
    return [
      element(
        'div',
        { className: 'note bad' },
        icon('warn'),
        element('p', {}, reading.failed),
        element('p', {}, retry),
      ),
    ];
  }
  if (!isEmpty) return [];
  return [element('p', {}, texts.empty), element('p', { className: 'small soft' }, texts.emptyHint)];
}

function item({ key, kind, text, href, at }: BellEntry, now: number): HTMLElement {
  const time = element('time', { dateTime: new Date(at).toISOString() }, ago(at, now));
  const facts = element('span', { className: 'small soft' }, `${texts.kinds[kind]} · `, time);
  const isFresh = fresh.has(key);
  const words = element('span', {}, element('span', { className: 'bell-text' }, text), facts);
  const parts = [
    icon(kind),
    words,
    ...(isFresh ? [element('span', { className: 'badge' }, texts.unread)] : []),
  ];
  const line = href === '' ? element('div', {}, ...parts) : element('a', { href }, ...parts);
  const made = element('li', {}, line);
  if (isFresh) made.dataset.fresh = '';
  return made;
}
