import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'good' | 'bad';
  text: string;
  /** What the toast's button tries again (SHELL-14); empty when a retry is not possible. */
  retries: readonly (() => void)[];
  /** A link instead, when a retry can't help. */
  link?: { text: string; href: string };
}

/** The messages on the screen, oldest first (SHELL-13). */
export const $toasts = atom<Toast[]>([]);

let lastId = 0;

/** The same text is shown once: the newer message replaces the older one. */
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
