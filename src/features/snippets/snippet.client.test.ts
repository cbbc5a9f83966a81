// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onDevice } from '#core/device/device-storage.ts';
import { codeKeyNow } from './code-draft.ts';

const open = vi.hoisted(() => vi.fn());
vi.mock('./run-button.ts', () => ({ addRunButton: () => open }));

test("[CODE-5] on a language's own page the author's code runs by itself, the reader's own does not", async () => {
  const address = '/code/css/a';
  document.body.innerHTML = `<article data-snippet="${address}" data-run><div data-playground="css"><div data-result></div></div></article>`;
  let see = (_entries: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  await import('./snippet.client.ts');
  onDevice.write(codeKeyNow(address), 'p { color: red }');
  see([{ isIntersecting: true }]);
  expect(open).not.toHaveBeenCalled();
  onDevice.remove(codeKeyNow(address));
  see([{ isIntersecting: true }]);
  expect(open).toHaveBeenCalledExactlyOnceWith({ run: true, isQuiet: true });
});
