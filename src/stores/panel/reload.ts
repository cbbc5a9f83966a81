import { $session } from '#stores/accounts/session.ts';
import { keepPlace } from './place.ts';

// The page reloads itself after a deletion (PANEL-8, PANEL-9). The reload waits while it would interrupt typing, a
// question or a request.

const holds = new Set<object>();
/** The earliest time of the reload, in ms since 1970; `null` when no reload is due. */
let due: number | null = null;
/** What was said of the deletion, and until when it can't have been read. */
let said: { text: string; until: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * How long, in ms, the reload waits after a hold or typing has ended, so that it does not interrupt a click at that
 * moment.
 */
const pause = 1_000;

/** How long, in ms, it takes to read a message. */
const readIn = 5_000;

/** To be called when something begins that a reload must not interrupt. @returns a function to call at its end. */
export function holdReload(): () => void {
  const hold = {};
  holds.add(hold);
  return () => {
    if (holds.delete(hold)) wait(pause);
  };
}

/**
 * Reloads the page after `ms`, or later, as soon as nothing prevents it.
 * @param text said again after the reload, which takes its message away.
 */
export function reloadIn(ms: number, text: string | null = null): void {
  due = Date.now() + ms;
  if (text !== null) said = { text, until: Date.now() + readIn };
  document.addEventListener('focusout', waitAgain);
  wait(ms);
}

const waitAgain = () => wait(pause);

function wait(ms: number): void {
  if (due === null) return;
  clearTimeout(timer);
  timer = setTimeout(reload, Math.max(ms, due - Date.now()));
}

function reload(): void {
  if (holds.size > 0 || isTyping()) return;
  due = null;
  keepPlace(said && Date.now() < said.until ? said.text : null);
  said = null;
  location.reload();
}

/** Whether the focus is in a field that is not empty. */
function isTyping(): boolean {
  const { activeElement: field } = document;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    return !['button', 'submit', 'radio', 'checkbox', 'file'].includes(field.type) && field.value !== '';
  }
  return field instanceof HTMLSelectElement || (field instanceof HTMLElement && field.isContentEditable);
}

$session.listen(({ state }) => {
  if (state !== 'guest') return;
  due = null;
  said = null;
  clearTimeout(timer);
});
