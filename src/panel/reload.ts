import * as v from 'valibot';
import { fitting, integer, mapOf } from '#core/cloud/schema-parts.ts';
import { inTab } from '#core/device/device-storage.ts';
import { panelPositionKey } from '#core/device/page-storage-keys.ts';
import { onLeave } from '#core/page/page-life.ts';
import { $session, onSignOut } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { showToast } from '#core/views/toasts.ts';

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
  keepPosition(said && performance.now() < said.until ? said.text : null);
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
  holds.clear();
  due = null;
  said = null;
  clearTimeout(timer);
  // What was searched for is forgotten, also when another tab ends the session.
  inTab.remove(panelPositionKey);
});

/** The user's position in the panel's lists, kept while the page reloads itself or is left (PANEL-8, PANEL-9, PANEL-15). */
const PanelPosition = v.object({
  /** Whose position it is: another user of this browser must not see what was searched for. */
  uid: v.nullable(v.string()),
  lists: mapOf(
    v.object({
      search: v.string(),
      sort: v.string(),
      filter: v.optional(v.string()),
      rows: v.pipe(integer, v.minValue(0)),
    }),
  ),
  scroll: v.number(), // px
  row: v.nullable(v.string()), // the row that had the focus
  /** `left`: only Back or Forward leads to this position again. */
  why: v.picklist(['reload', 'left']),
  /** What was said before the reload, so that it can be said again: there was no time to read it. */
  said: v.nullable(v.string()),
});

type PanelPosition = v.InferOutput<typeof PanelPosition>;

type ListPosition = PanelPosition['lists'][string];

const lists = new Map<string, () => ListPosition | null>();

/** @param position returns `null` when nothing has been read. */
export const registerList = (name: string, position: () => ListPosition | null): void => {
  lists.set(name, position);
};

let isReloading = false;

function keepPosition(said: string | null): void {
  isReloading = true;
  keep({ why: 'reload', said });
}

/** @returns a function that stops it. */
export const keepPositionOnLeave = (): (() => void) =>
  onLeave(() => {
    if (!isReloading && uidNow() !== null) keep({ why: 'left', said: null });
  });

const uidNow = (): string | null => uidOf($session.get());

function keep(reason: Pick<PanelPosition, 'why' | 'said'>): void {
  const positions = [...lists].flatMap(([name, position]) => {
    const now = position();
    return now ? [[name, now] as const] : [];
  });
  const row = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
  const position: PanelPosition = {
    uid: uidNow(),
    lists: Object.fromEntries(positions),
    scroll: scrollY,
    row,
    ...reason,
  };
  // Where nothing can be kept, the page starts at the top.
  inTab.keep(panelPositionKey, position);
}

let before = taken();

function taken(): PanelPosition | null {
  const kept = fitting(PanelPosition, inTab.kept(panelPositionKey));
  inTab.remove(panelPositionKey);
  if (!kept) return null;
  const { uid, why, said } = kept;
  if (uid !== uidNow()) return null;
  if (why === 'left' && !isTraversed()) return null;
  if (said !== null) showToast({ kind: 'good', text: said });
  return kept;
}

function isTraversed(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
}

export const positionOf = (name: string): ListPosition | null => before?.lists[name] ?? null;

/** To be taken once, when the rows are shown. */
export function takePosition(): Pick<PanelPosition, 'scroll' | 'row'> | null {
  const position = before;
  before = null;
  return position;
}

export const forgetPosition = (): void => {
  before = null;
};
