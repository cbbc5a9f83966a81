import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { limits } from '#core/words/limits.ts';
import { recordOf, settled } from '#support/fake-service.ts';
import { $gate, gateForm } from './gate.ts';

/** Whether the session has a second factor, and what the rules answer when they are asked whether they want one. */
const service = vi.hoisted(() => ({ isProven: vi.fn(), wantsFactor: vi.fn() }));
vi.mock('#features/accounts/sign-in-gateway.ts', () => ({
  signInParts: { secondFactors: async () => service },
}));
vi.mock('./gate-gateway.ts', () => ({ gate: service }));

// The first import takes longer than settled() waits.
beforeAll(() => Promise.all([import('./factor.ts'), import('./gate-gateway.ts')]));
afterEach(() => $profile.set({ state: 'guest' }));

test('[PANEL-1] a password sent without a known user is refused, and the form can be used again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect($profile.get().state).not.toBe('ready');
  await gateForm.submit({ password: 'x' });
  expect(gateForm.$state.get()).toMatchObject({ step: 'failed' });
  gateForm.clear();
  expect(gateForm.$state.get()).toEqual({ step: 'idle' });
});

describe('[USER-8] the gate, where the site has second factors', () => {
  const staff = { userKey: 'k'.repeat(limits.keyMin) };
  const become = (uid: string, hasFactor: boolean | null = false, keys: object = staff) => {
    const account = { uid, email: '', emailVerified: true, username: uid, photo: null, hasPassword: true };
    $profile.set({ state: 'ready', account: { ...account, hasFactor }, record: recordOf(uid, keys) });
  };
  const opened = async (isProven: boolean, wants: boolean | Promise<boolean>) => {
    service.isProven.mockResolvedValue(isProven);
    service.wantsFactor.mockReturnValue(wants);
    const stop = $gate.listen(() => {});
    become('teacher');
    await settled();
    return stop;
  };

  test.each([
    ['a session with one asks nothing', true, true, 'closed', 0],
    ['a session without is told that the rules want one', false, true, 'unproven', 1],
    ['a session without is let in as long as they do not', false, false, 'closed', 1],
  ] as const)('%s', async (_, isProven, wants, state, asked) => {
    service.wantsFactor.mockClear();
    const stop = await opened(isProven, wants);
    expect($gate.get()).toMatchObject({ state });
    expect(service.wantsFactor).toHaveBeenCalledTimes(asked);
    stop();
  });

  test('shows the form when nobody answers: the rules refuse by themselves', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const stop = await opened(false, Promise.reject(new AppError('firestore/unavailable')));
    expect($gate.get()).toEqual({ state: 'closed' });
    stop();
  });

  test('an answer about somebody who has left says nothing about the next one', async () => {
    let answer = (_: boolean) => {};
    const stop = await opened(false, new Promise((resolve) => (answer = resolve)));
    expect($gate.get()).toEqual({ state: 'away' });
    $profile.set({ state: 'guest' });
    answer(true);
    await settled();
    service.wantsFactor.mockResolvedValue(false);
    become('colleague');
    expect($gate.get()).toEqual({ state: 'away' });
    await settled();
    expect($gate.get()).toEqual({ state: 'closed' });
    stop();
  });

  test('asks again once the app is set up', async () => {
    const stop = await opened(false, true);
    service.isProven.mockResolvedValue(true);
    become('teacher', true);
    await settled();
    expect($gate.get()).toEqual({ state: 'closed' });
    stop();
  });

  test('nobody without a role is asked for one, and no site without second factors asks', async () => {
    service.wantsFactor.mockClear();
    const stop = $gate.listen(() => {});
    become('student', false, {});
    await settled();
    expect($gate.get()).toEqual({ state: 'barred' });
    become('teacher', null);
    await settled();
    expect($gate.get()).toEqual({ state: 'closed' });
    expect(service.wantsFactor).not.toHaveBeenCalled();
    stop();
  });
});
