// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneAtATime } from '#stores/panel/one-at-a-time.ts';
import { reloadIn } from '#stores/panel/reload.ts';
import { questions } from '#support/questions.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload, href: 'https://kodyol.example/panel', search: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[PANEL-10] what is done to a row', () => {
  test('is done to one at a time: a second press, on whatever row, does nothing', async () => {
    const $busy = atom<string | null>(null);
    const { ask, open, all } = questions<[string], void>();
    const press = (id: string) => oneAtATime($busy, id, () => ask(id));
    const first = press('a');
    await Promise.all([press('a'), press('b')]);
    expect([$busy.get(), all]).toEqual(['a', [['a']]]);
    open[0]?.answer();
    await first;
    expect($busy.get()).toBeNull();
    const next = press('b');
    expect($busy.get()).toBe('b');
    open[0]?.answer();
    await next;
    expect(all).toEqual([['a'], ['b']]);
  });

  test('leaves no row busy when it fails, and the failure is its caller’s', async () => {
    const $busy = atom<string | null>(null);
    await expect(oneAtATime($busy, 'a', () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    );
    expect($busy.get()).toBeNull();
  });

  test.each(['answer', 'fail'] as const)(
    'is not cut off by a reload that is due; %s: it comes then',
    async (end) => {
      const $busy = atom<string | null>(null);
      const { ask, open } = questions<[], void>();
      const work = oneAtATime($busy, 'a', ask);
      work.catch(() => {});
      reloadIn(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(reload).not.toHaveBeenCalled();
      open[0]?.[end]();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});
