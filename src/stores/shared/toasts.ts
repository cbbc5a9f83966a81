import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** What its one button tries again (SHELL-14); none where nothing can be. */
  retries: readonly (() => void)[];
  /** Where to go instead, when trying again can't help. */
  link?: { text: string; href: string };
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same message twice is shown once: the newer one replaces it. */
export function showToast({
  kind,
  text,
  retries = [],
  link,
}: Omit<Toast, 'id' | 'retries'> & Partial<Pick<Toast, 'retries'>>): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, retries, ...(link && { link }) };
  $toasts.set([...$toasts.get().filter((shown) => shown.text !== text), toast]);
}

export function dismissToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
