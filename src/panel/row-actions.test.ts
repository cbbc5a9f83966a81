// @vitest-environment jsdom
import { atom } from 'nanostores';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $refusals } from '#core/page/refusals.ts';
import { $toasts } from '#core/views/toasts.ts';
import { questions } from '#support/questions.ts';
import { reloadIn } from './reload.ts';
import { actOnRow } from './row-actions.ts';

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload, href: 'https://kodyol.example/panel', search: '' });
});

describe('[PANEL-10] what is done to a row', () => {
  test('is done to one at a time: a second press, on whatever row, does nothing', async () => {
    const $busy = atom<string | null>(null);
    const { ask, open, all } = questions<[string], void>();
    const press = (id: string) => actOnRow($busy, id, () => ask(id), '');
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

  test('leaves no row busy when it fails; the failure is said, with a retry unless that would fail, too', async () => {
    const $busy = atom<string | null>(null);
    const work = vi.fn(() => Promise.reject(new Error('refused')));
    await actOnRow($busy, 'a', work, 'Alınmadı.');
    expect([$busy.get(), vi.mocked(console.error).mock.calls]).toEqual([null, [[new Error('refused')]]]);
    expect($toasts.get()).toMatchObject([{ kind: 'bad', text: 'Alınmadı.' }]);
    $toasts.get()[0]?.retries[0]?.();
    expect(work).toHaveBeenCalledTimes(2);
    await actOnRow(atom(null), 'a', work, (error) => ({ final: String(error) }));
    expect($toasts.get().at(-1)).toMatchObject({ text: 'Error: refused', retries: [] });
  });

  test('that fails because nobody is signed in any more ends the session; a retry is not offered', async () => {
    const refusals = $refusals.get();
    const work = () => Promise.reject(new AppError('firestore/unauthenticated'));
    await actOnRow(atom(null), 'a', work, 'Alınmadı.');
    expect($refusals.get()).toBe(refusals + 1);
    expect($toasts.get().at(-1)).toMatchObject({
      text: 'Davam etmək üçün hesabınıza daxil olun.',
      retries: [],
    });
  });

  test.each(['answer', 'fail'] as const)(
    'is not cut off by a reload that is due; %s: it comes then',
    async (end) => {
      const $busy = atom<string | null>(null);
      const { ask, open } = questions<[], void>();
      actOnRow($busy, 'a', ask, '');
      reloadIn(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(reload).not.toHaveBeenCalled();
      open[0]?.[end]();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});
