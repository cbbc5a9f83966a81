import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** What its one button tries again (SHELL-14); none where nothing can be. */
  retries: readonly (() => void)[];
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same message twice is shown once: the newer one replaces it. */
export function showToast({
  kind,
  text,
  retries = [],
}: Omit<Toast, 'id' | 'retries'> & Partial<Pick<Toast, 'retries'>>): void {
  lastId += 1;
  $toasts.set([...$toasts.get().filter((toast) => toast.text !== text), { id: lastId, kind, text, retries }]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
