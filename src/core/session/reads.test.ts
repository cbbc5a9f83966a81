// @vitest-environment jsdom

import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $toasts } from '#core/views/toasts.ts';
import { reading, readings } from './reading.ts';
import { $session } from './session.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => {
  $toasts.set([]);
  $session.set({ state: 'unknown' });
});

/** Requests whose answers come when the test says so. */
function asked() {
  const open: { answer(value: { text: string }): void; fail(error: unknown): void }[] = [];
  const ask = () => new Promise<{ text: string }>((answer, fail) => open.push({ answer, fail }));
  return { open, ask };
}

const signOut = () => $session.set({ state: 'guest' });

describe('[SHELL-14] what is read', () => {
  const step = fc.oneof(
    fc.constant('ask' as const),
    fc.record({ nth: fc.nat(5), fails: fc.boolean() }),
    fc.constant('leave' as const),
  );

  test('is that of the newest request of this session, in whatever order answers, failures and sign-outs come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { $state, read } = reading<{ text: string }>();
        const { open, ask } = asked();
        const retry = () => {};
        const settled = new Set<number>();
        let newest = -1;
        let shown: unknown = { step: 'loading' };
        for (const one of steps) {
          if (one === 'ask') {
            newest = open.length;
            if (Object(shown).step !== 'ready') shown = { step: 'loading' };
            read(ask, retry);
          } else if (one === 'leave') {
            newest = -1;
            shown = { step: 'loading' };
            signOut();
            $session.set({ state: 'unknown' });
          } else if (one.nth < open.length && !settled.has(one.nth)) {
            settled.add(one.nth);
            if (one.fails) open[one.nth]?.fail(new AppError('offline'));
            else open[one.nth]?.answer({ text: String(one.nth) });
            const isShown = one.nth === newest;
            if (isShown && !one.fails) shown = { step: 'ready', text: String(one.nth) };
            else if (isShown && Object(shown).step !== 'ready')
              shown = { step: 'failed', message: expect.any(String) };
            // Another answer to the same request can't come.
            if (isShown) newest = -1;
            await vi.waitFor(() => expect($state.get()).toEqual(shown));
          }
          expect($state.get()).toEqual(shown);
          expect($toasts.get().flatMap(({ retries }) => retries).length).toBeLessThanOrEqual(1);
        }
        $toasts.set([]);
      }),
      { numRuns: 60 },
    );
  });

  test('again takes the message of the failure away', async () => {
    const { read } = reading<{ text: string }>();
    const { open, ask } = asked();
    const retry = () => {};
    const first = read(ask, retry);
    open[0]?.fail(new AppError('offline'));
    await first;
    expect($toasts.get()).toHaveLength(1);
    read(ask, retry);
    expect($toasts.get()).toEqual([]);
  });

  test('is forgotten for something else, and kept for the same', async () => {
    const { $state, read, put } = reading<{ text: string }>('none');
    expect($state.get()).toEqual({ step: 'none' });
    put({ text: 'a' });
    const { ask } = asked();
    read(ask, null);
    expect($state.get()).toEqual({ step: 'ready', text: 'a' });
    read(ask, null, true);
    expect($state.get()).toEqual({ step: 'loading' });
    signOut();
    expect($state.get()).toEqual({ step: 'none' });
  });

  test('by key is read once, again after a failure or when it is asked for anew, and goes with the session', async () => {
    const { $all, load, again } = readings<string, { text: string }>();
    const { open, ask } = asked();
    const first = load('a', ask);
    load('a', ask);
    load('b', ask);
    expect(open).toHaveLength(2);
    open[0]?.fail(new AppError('offline'));
    await first;
    expect($all.get().a).toMatchObject({ step: 'failed' });
    const second = load('a', ask);
    open[2]?.answer({ text: 'a' });
    await second;
    await load('a', ask);
    expect(open).toHaveLength(3);
    again('a', ask);
    expect($all.get()).toEqual({ a: { step: 'ready', text: 'a' }, b: { step: 'loading' } });
    signOut();
    open[3]?.answer({ text: 'late' });
    await Promise.resolve();
    expect($all.get()).toEqual({});
  });
});
