// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { formStore } from './form-store.ts';

const failing = (code: ErrorCode, over = {}) =>
  formStore<'email'>({
    send: () => Promise.reject(new AppError(code)),
    texts: { 'auth/invalid-email': 'own text' },
    fields: { 'auth/invalid-email': 'email' },
    ...over,
  });

describe('a form', () => {
  test('ignores a second submit while it is sending, and can be sent again afterwards', async () => {
    const sent: string[] = [];
    let answer = () => {};
    const form = formStore<'email'>({
      send: async ({ email }) => {
        sent.push(email);
        await new Promise<void>((done) => {
          answer = done;
        });
        return { done: 'sent' };
      },
    });
    const first = form.submit({ email: 'a' });
    await form.submit({ email: 'b' });
    expect(form.$state.get()).toEqual({ step: 'sending' });
    answer();
    await first;
    expect(form.$state.get()).toEqual({ step: 'done', message: 'sent' });
    const second = form.submit({ email: 'c' });
    answer();
    await second;
    expect(sent).toEqual(['a', 'c']);
  });

  test('ignores clicks after its page was left', async () => {
    let sent = 0;
    const form = formStore<'email'>({
      send: async () => {
        sent += 1;
        return 'leaving';
      },
    });
    await form.submit({ email: '' });
    await form.submit({ email: '' });
    form.clear();
    expect(form.$state.get()).toEqual({ step: 'leaving' });
    expect(sent).toBe(1);
  });

  test('[SIGNIN-4] can be sent again when the visitor returns with the Back button', async () => {
    const form = formStore<'email'>({ send: async () => 'leaving' });
    const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    await form.submit({ email: '' });
    show(false);
    expect(form.$state.get()).toEqual({ step: 'leaving' });
    show(true);
    expect(form.$state.get()).toEqual({ step: 'idle' });
  });

  test('shows no message if the sender has signed out', async () => {
    let answer = () => {};
    const form = formStore<'email'>({
      send: () =>
        new Promise((done) => {
          answer = () => done({ done: 'sent' });
        }),
    });
    const sending = form.submit({ email: '' });
    form.reset();
    answer();
    await sending;
    expect(form.$state.get()).toEqual({ step: 'idle' });
  });

  test('shows a failure with the text of its flow, at the field that caused it', async () => {
    const form = failing('auth/invalid-email');
    await form.submit({ email: '' });
    expect(form.$state.get()).toEqual({
      step: 'failed',
      message: 'own text',
      field: 'email',
      code: 'auth/invalid-email',
    });
    form.clear();
    expect(form.$state.get()).toEqual({ step: 'idle' });
  });

  test('shows any other failure with the text of its code, or with the general text of the flow', async () => {
    const form = failing('auth/weak-password');
    await form.submit({ email: '' });
    expect(form.$state.get()).toMatchObject({ message: 'Şifrəniz çox zəifdir.', field: undefined });
    const single = failing('auth/weak-password', { failed: 'one text' });
    await single.submit({ email: '' });
    expect(single.$state.get()).toMatchObject({ message: 'one text' });
    const both = failing('auth/invalid-email', { failed: 'one text' });
    await both.submit({ email: '' });
    expect(both.$state.get()).toMatchObject({ message: 'own text' });
  });
});
