import * as v from 'valibot';
import { inTab } from '#core/device/device-storage.ts';
import { panelPlaceKey } from '#core/device/page-storage-keys.ts';
import { onLeave } from '#core/page/page-life.ts';
import { $session, onSignOut } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { showToast } from '#core/views/toasts.ts';
import { PanelPlace } from './panel-place.ts';

// The page reloads itself after a deletion (PANEL-8, PANEL-9), but interrupts no typing, question or request.

const holds = new Set<object>();
let due: number | null = null; // ms since 1970
let said: { text: string; until: number } | null = null; // `until`: it can't have been read before
let timer: ReturnType<typeof setTimeout> | undefined;

const pause = 1_000; // ms after a hold or typing, so that the reload does not interrupt a click

const readIn = 5_000; // ms to read a message

/** @returns a function to call at the end of what a reload must not interrupt. */
export function holdReload(): () => void {
  const hold = {};
  holds.add(hold);
  return () => {
    if (holds.delete(hold)) wait(pause);
  };
}

/** @param text said again after the reload, which takes its message away. */
export function reloadIn(ms: number, text: string | null = null): void {
  due = performance.now() + ms;
  if (text !== null) said = { text, until: performance.now() + readIn };
  document.addEventListener('focusout', waitAgain);
  wait(ms);
}

const waitAgain = () => wait(pause);

function wait(ms: number): void {
  if (due === null) return;
  clearTimeout(timer);
  timer = setTimeout(reload, Math.max(ms, due - performance.now()));
}

function reload(): void {
  if (holds.size > 0 || isTyping()) return;
  due = null;
  keepPlace(said && performance.now() < said.until ? said.text : null);
  said = null;
  location.reload();
}

function isTyping(): boolean {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return !['button', 'submit', 'radio', 'checkbox', 'file'].includes(field.type) && field.value !== '';
  }
  return field instanceof HTMLSelectElement || (field instanceof HTMLElement && field.isContentEditable);
}

onSignOut(() => {
  due = null;
  said = null;
  clearTimeout(timer);
  // What was searched for is forgotten, also when another tab ends the session.
  inTab.remove(panelPlaceKey);
});

type ListPlace = PanelPlace['lists'][string];

const lists = new Map<string, () => ListPlace | null>();

/** @param place returns `null` when nothing has been read. */
export const registerList = (name: string, place: () => ListPlace | null): void => {
  lists.set(name, place);
};

let isReloading = false;

function keepPlace(said: string | null): void {
  isReloading = true;
  keep({ why: 'reload', said });
}

/** @returns a function that stops it. */
export const keepPlaceOnLeave = (): (() => void) =>
  onLeave(() => {
    if (!isReloading && uidNow() !== null) keep({ why: 'left', said: null });
  });

const uidNow = (): string | null => uidOf($session.get());

function keep(reason: Pick<PanelPlace, 'why' | 'said'>): void {
  const places = [...lists].flatMap(([name, place]) => {
    const now = place();
    return now ? [[name, now] as const] : [];
  });
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
  const place: PanelPlace = {
    uid: uidNow(),
    lists: Object.fromEntries(places),
    scroll: scrollY,
    row,
    ...reason,
  };
  // Where nothing can be kept, the page starts at the top.
  inTab.keep(panelPlaceKey, place);
}

let before = taken();

function taken(): PanelPlace | null {
  const parsed = v.safeParse(PanelPlace, inTab.kept(panelPlaceKey));
  inTab.remove(panelPlaceKey);
  if (!parsed.success) return null;
  const { uid, why, said } = parsed.output;
  if (uid !== uidNow()) return null;
  if (why === 'left' && !isTraversed()) return null;
  if (said !== null) showToast({ kind: 'good', text: said });
  return parsed.output;
}

function isTraversed(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

export const placeOf = (name: string): ListPlace | null => before?.lists[name] ?? null;

/** To be taken once, when the rows are shown. */
export function takePlace(): Pick<PanelPlace, 'scroll' | 'row'> | null {
  const place = before;
  before = null;
  return place;
}

export const forgetPlace = (): void => {
  before = null;
};
