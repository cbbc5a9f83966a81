import { $session } from '#stores/accounts/session.ts';
import { keepPlace } from './place.ts';

// The page reloads itself after a deletion (PANEL-8, PANEL-9). Nothing typed, asked or being sent is lost by it: it waits.

const holds = new Set<object>();
/** Not before this time; `null` when no reload is due. */
let due: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** How long, in ms, after the last hold or letter: whoever presses something as it ends is not cut off. */
const pause = 1_000;

/** What must not be cut off begins. @returns what ends it. */
export function holdReload(): () => void {
  const hold = {};
  holds.add(hold);
  return () => {
    if (holds.delete(hold)) wait(pause);
  };
}

/** Reloads the page in `ms`, or as soon as nothing is in the way. */
export function reloadIn(ms: number): void {
  due = Date.now() + ms;
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
  keepPlace();
  location.reload();
}

/** Whether somebody is in a field in which something stands. */
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
  clearTimeout(timer);
});
