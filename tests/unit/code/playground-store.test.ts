import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playgroundLimits } from '#domain/code/playground.ts';
import { playgroundStore } from '#stores/code/playground.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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

  test('going back brings the first code and runs it at once', () => {
    const store = playgroundStore('a');
    store.edit('b');
    expect(store.$edited.get()).toBe(true);
    store.reset();
    expect([store.$code.get(), store.$edited.get(), store.$run.get()]).toEqual(['a', false, 1]);
    // A run that has begun needs no second one for what was typed before it.
    store.begin();
    vi.advanceTimersByTime(playgroundLimits.editPause);
    expect(store.$run.get()).toBe(1);
  });

  test('what the frame says becomes lines and words; a new run forgets them', () => {
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

  test('a dialog that could not open is a line that says so, and what the code got', () => {
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
