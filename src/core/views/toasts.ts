import { atom } from 'nanostores';
import { turnEvent } from '#core/cloud/errors.ts';
import { inTurn as turnTexts } from './common-texts.ts';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** What the toast's button tries again (SHELL-14); empty when a retry is not possible. */
  retries: readonly (() => void)[];
  /** A link instead, when a retry can't help. */
  link?: { text: string; href: string };
  /** What else can be done about it, such as taking it back. */
  action?: { text: string; run(): void };
  /** What it is about: the next try removes it, and what is said of the same thing later replaces it. */
  about?: unknown;
  /** It belongs to what is on the screen, and goes with it. */
  isOfScreen: boolean;
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** At most so many stand on the screen: what is older has been seen. */
const most = 3;

const isPressed = ({ retries = [], link, action }: Partial<Toast>): boolean =>
  retries.length > 0 || link !== undefined || action !== undefined;

/** Of the same text, and of what was said about the same thing, only the newest is shown. A failure without a retry, and what can be pressed, belongs to its screen. */
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

/** Another tab, form or page is shown: what was said about the one before goes with it (SHELL-13). */
export function leaveScreen(): void {
  $toasts.set($toasts.get().filter(({ isOfScreen }) => !isOfScreen));
}

/** The same is tried again, or has succeeded: what was said of it is over. */
export function dismissAbout(about: unknown): void {
  $toasts.set($toasts.get().filter((toast) => toast.about !== about));
}

/** It is read again: what was said of the read that failed is over. */
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
