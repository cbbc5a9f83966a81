import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** Offered as a button when the thing can be tried again (SHELL-14). */
  retry?: () => void;
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same message twice is shown once: the newer one replaces it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  $toasts.set([...$toasts.get().filter(({ text }) => text !== toast.text), { ...toast, id: lastId }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
