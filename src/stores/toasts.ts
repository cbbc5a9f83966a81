import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** What its one button tries again, all of it at once (SHELL-14). None: nothing can be. */
  retries: readonly (() => void)[];
}

interface Message extends Pick<Toast, 'kind' | 'text'> {
  /** Offered as a button. Always the same function for the same thing: then it is tried once. */
  retry?: () => void;
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same message twice is shown once: the newer one replaces it, and also offers what the older one has offered. */
export function showToast({ kind, text, retry }: Message): void {
  lastId += 1;
  const shown = $toasts.get();
  const offered = shown.find((toast) => toast.text === text)?.retries ?? [];
  const retries = [...new Set(retry ? [...offered, retry] : offered)];
  $toasts.set([...shown.filter((toast) => toast.text !== text), { id: lastId, kind, text, retries }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
