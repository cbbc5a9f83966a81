import { atom } from 'nanostores';
import { turnEvent } from '#core/cloud/errors.ts';
import { inTurn as turnTexts } from './common-texts.ts';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  retries: readonly (() => void)[]; // SHELL-14
  link?: { text: string; href: string }; // where a retry can't help
  action?: { text: string; run(): void }; // such as taking it back
  about?: unknown; // the next try removes it, and what is said of the same thing later replaces it
  isOfScreen: boolean; // goes with what is on the screen
}

export const $toasts = atom<Toast[]>([]); // oldest first (SHELL-13)

let lastId = 0;

const most = 3;

/** Of a message that nobody has to answer, ms. */
export const toastMs = 6000;

const isPressed = ({ retries = [], link, action }: Partial<Toast>): boolean =>
  retries.length > 0 || link !== undefined || action !== undefined;

/** Of the same text, and of the same thing, only the newest is shown. What can be pressed, and a failure without a retry, belongs to its screen. */
export function showToast({
  retries = [],
  ...toast
}: Omit<Toast, 'id' | 'retries' | 'isOfScreen'> & Partial<Pick<Toast, 'retries'>>): void {
  lastId += 1;
  const isOfScreen = toast.kind === 'bad' || isPressed({ ...toast, retries });
  const others = $toasts
    .get()
    .filter(({ text, about }) => text !== toast.text && (about === undefined || about !== toast.about));
  $toasts.set([...others, { id: lastId, retries, isOfScreen, ...toast }].slice(-most));
}

/** Another tab, form or page is shown (SHELL-13). */
export function leaveScreen(): void {
  $toasts.set($toasts.get().filter(({ isOfScreen }) => !isOfScreen));
}

export function dismissAbout(about: unknown): void {
  $toasts.set($toasts.get().filter((toast) => toast.about !== about));
}

export function dismissRetry(retry: () => void): void {
  $toasts.set(
    $toasts.get().flatMap((toast) => {
      const retries = toast.retries.filter((one) => one !== retry);
      return retries.length === toast.retries.length
        ? [toast]
        : retries.length > 0
          ? [{ ...toast, retries }]
          : [];
    }),
  );
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

globalThis.addEventListener?.(turnEvent, (event) => {
  if (!(event instanceof CustomEvent && event.detail)) return dismissAbout(turnEvent);
  showToast({ kind: 'good', text: turnTexts, about: turnEvent });
});
