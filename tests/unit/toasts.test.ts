import { afterEach, expect, test, vi } from 'vitest';
import { $toasts, dismissToast, showToast } from '#stores/toasts.ts';

afterEach(() => $toasts.set([]));

const failed = (retry?: () => void) => showToast({ kind: 'bad', text: 'Alınmadı.', ...(retry && { retry }) });

test('[SHELL-13] the same message twice is one, the newer', () => {
  failed();
  showToast({ kind: 'good', text: 'Oldu.' });
  failed();
  expect($toasts.get().map(({ text }) => text)).toEqual(['Oldu.', 'Alınmadı.']);
});

test('[SHELL-14] two things that failed with the same words are tried again together, each once', () => {
  const [list, log] = [vi.fn(), vi.fn()];
  failed(list);
  failed(log);
  failed(list);
  failed();
  const [toast] = $toasts.get();
  expect(toast?.retries).toEqual([list, log]);
});

test('[SHELL-14] what was closed is offered no more', () => {
  failed(vi.fn());
  dismissToast($toasts.get()[0]?.id ?? 0);
  failed();
  expect($toasts.get()[0]?.retries).toEqual([]);
});
