import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playgroundLimits } from './playground.ts';
import { playgroundStore } from './playground-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('[CODE-5] the preview of a snippet', () => {
  test('an edit runs once, after a pause in typing', () => {
    const store = playgroundStore('a');
    store.edit('ab');
    vi.advanceTimersByTime(playgroundLimits.editPause - 1);
    store.edit('abc');
    vi.advanceTimersByTime(playgroundLimits.editPause - 1);
    expect(store.$run.get()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(store.$run.get()).toBe(1);
    expect(store.$code.get()).toBe('abc');
  });

  test('reset restores the first code and runs it at once', () => {
    const store = playgroundStore('a');
    store.edit('b');
    expect(store.$edited.get()).toBe(true);
    store.reset();
    expect([store.$code.get(), store.$edited.get(), store.$run.get()]).toEqual(['a', false, 1]);
    // The started run already contains the text typed before it, so no second run is needed.
    store.begin();
    vi.advanceTimersByTime(playgroundLimits.editPause);
    expect(store.$run.get()).toBe(1);
  });

  test('messages of the frame become console lines and states; a new run clears them', () => {
    const store = playgroundStore('a');
    store.hear({ kind: 'line', level: 'warn', text: 'x' });
    store.hear({ kind: 'error', message: 'Uncaught TypeError: y', line: 3 });
    store.hear({ kind: 'shown' });
    expect(store.$lines.get()).toEqual([{ level: 'warn', text: 'x' }]);
    expect(store.$result.get()).toEqual({
      state: 'shown',
      problem: 'Kodda xəta var: TypeError: y. Sətir: 3',
    });
    store.hear({ kind: 'clear' });
    expect(store.$lines.get()).toEqual([]);
    store.hear({ kind: 'ended', reason: 'endless' });
    expect(store.$result.get().state).toBe('ended');
    store.begin();
    expect(store.$result.get()).toEqual({ state: 'running', problem: '' });
  });

  test.each([
    ['TypeError: Failed to fetch', 'internet yoxdur'],
    ['TypeError: NetworkError when attempting to fetch resource.', 'internet yoxdur'],
    ['SyntaxError: Cannot use import statement outside a module', 'modul yoxdur'],
    ["SyntaxError: Unexpected token 'export'", 'modul yoxdur'],
    [
      'SyntaxError: await is only valid in async functions and the top level bodies of modules',
      'modul yoxdur',
    ],
  ])('an error that comes from the frame and not from the code says so: %s', (message, words) => {
    const store = playgroundStore('a');
    store.hear({ kind: 'error', message: `Uncaught ${message}`, line: 1 });
    expect(store.$result.get().problem).toContain(words);
    // The code has caught it and shows it.
    store.hear({ kind: 'line', level: 'log', text: message });
    expect(store.$lines.get().map(({ text }) => text)).toEqual([message, expect.stringContaining(words)]);
  });

  test('a blocked dialog becomes a console line with the value that the code received', () => {
    const store = playgroundStore('a');
    store.hear({ kind: 'dialog', name: 'alert', message: 'Salam', answer: 'undefined' });
    store.hear({ kind: 'dialog', name: 'confirm', message: 'Silinsin?', answer: 'true' });
    store.hear({ kind: 'dialog', name: 'prompt', message: 'Adınız?', answer: 'Aysel' });
    expect(store.$lines.get().map(({ text }) => text)).toEqual([
      'alert bu pəncərəni açardı: «Salam»',
      'confirm bu sualı verərdi: «Silinsin?». Burada cavab həmişə belədir: true',
      'prompt bu sualı verərdi: «Adınız?». Burada cavab ikinci arqumentdir: «Aysel»',
    ]);
  });
});
