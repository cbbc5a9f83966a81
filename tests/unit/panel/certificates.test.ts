// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Certificate, NewCertificate } from '#domain/school/certificate.ts';
import { AppError } from '#domain/shared/errors.ts';
import { $profile } from '#stores/accounts/profile.ts';
import { $session } from '#stores/accounts/session.ts';
import { certificateForm, certificatesOf, revokeCertificate } from '#stores/panel/certificates.ts';
import { keepCourseTitles } from '#stores/panel/course-titles.ts';
import { $toasts } from '#stores/shared/toasts.ts';
import { recordOf } from '#support/fake-service.ts';

/** The service: what it has, and what goes wrong next. */
const service = vi.hoisted(() => ({
  stored: [] as Certificate[],
  codes: [] as string[],
  failures: [] as { isWritten: boolean; error: unknown }[],
  /** What a read waits for; it answers with what was stored when it was asked. */
  delay: null as Promise<void> | null,
  waiting: 0,
}));
vi.mock('#gateways/staff/certificates.ts', () => {
  const then = (write: () => void) => {
    const failure = service.failures.shift();
    if (!failure || failure.isWritten) write();
    if (failure) throw failure.error;
  };
  return {
    staffCertificates: {
      list: async () => {
        const { delay } = service;
        const rows = service.stored.map((item) => ({ id: item.id, item }));
        if (delay) service.waiting += 1;
        await delay;
        return { rows, more: null };
      },
      forCourse: async (_: string, course: string) => service.stored.filter((one) => one.course === course),
      one: async (code: string) => service.stored.find(({ id }) => id === code) ?? null,
      issue: async (_: string, code: string, __: string, given: NewCertificate) => {
        service.codes.push(code);
        then(() => service.stored.push({ id: code, ...given, issuedAt: new Date() }));
      },
      revoke: async (_: string, __: string, { id }: Certificate) =>
        then(() => {
          const found = service.stored.find((one) => one.id === id);
          if (found) found.revokedAt = new Date();
        }),
    },
  };
});

const student = recordOf('ayla', { name: 'Ayla', surname: 'Quliyeva', lessons: ['frontend'] });
keepCourseTitles({ frontend: 'Frontend proqramlaşdırma' });
const submit = (group: string) => certificateForm(student).submit({ group, results: '' });
const state = () => certificateForm(student).$state.get();
const list = certificatesOf('ayla');
const lost = new AppError('firestore/unavailable');

beforeEach(() => {
  $session.set({ state: 'user', uid: 'teacher' } as ReturnType<typeof $session.get>);
  $profile.set({ state: 'ready', record: { ...student, id: 'teacher' } } as ReturnType<typeof $profile.get>);
});
afterEach(() => {
  $session.set({ state: 'guest' });
  service.stored = [];
  service.codes = [];
  service.failures = [];
  service.delay = null;
  service.waiting = 0;
  $toasts.set([]);
});

describe('[LEARN-8] certificates of a student', () => {
  test('a course has to be chosen', async () => {
    await submit('');
    expect(state()).toMatchObject({ step: 'failed', field: 'group' });
    expect(service.codes).toEqual([]);
  });

  test('one has the name of the record and the title of the course, and is in the list', async () => {
    await submit('frontend');
    expect(state().step).toBe('done');
    expect(service.stored).toMatchObject([{ name: 'Ayla Quliyeva', title: 'Frontend proqramlaşdırma' }]);
    await vi.waitFor(() => expect(list.$list.get()).toMatchObject({ step: 'ready', rows: [{}] }));
  });

  test('a second one that holds is not made, another after a revocation is', async () => {
    await submit('frontend');
    await submit('frontend');
    expect(state()).toMatchObject({ step: 'failed', message: expect.stringContaining('qüvvədə olan') });
    const [first] = service.stored;
    if (first) await revokeCertificate('teacher', 'ayla', first);
    await submit('frontend');
    expect(service.stored).toHaveLength(2);
  });

  test('an attempt whose answer was lost makes no second one', async () => {
    service.failures.push({ isWritten: true, error: lost });
    await submit('frontend');
    expect(state().step).toBe('failed');
    await submit('frontend');
    expect(state().step).toBe('done');
    expect(service.stored).toHaveLength(1);
  });

  test('an attempt that did not arrive has the same code the next time', async () => {
    service.failures.push({ isWritten: false, error: lost });
    await submit('frontend');
    await submit('frontend');
    expect(service.stored).toHaveLength(1);
    expect(new Set(service.codes).size).toBe(1);
  });

  test('a revocation that somebody else was first with is a success', async () => {
    await submit('frontend');
    const [first] = service.stored;
    if (!first) throw new Error('no certificate');
    service.failures.push({ isWritten: true, error: new AppError('firestore/permission-denied') });
    await revokeCertificate('teacher', 'ayla', { ...first });
    expect($toasts.get()).toMatchObject([{ kind: 'good' }]);
  });

  test('a revocation that fails says so and can be repeated', async () => {
    await submit('frontend');
    const [first] = service.stored;
    if (!first) throw new Error('no certificate');
    service.failures.push({ isWritten: false, error: lost });
    await revokeCertificate('teacher', 'ayla', first);
    expect($toasts.get()).toMatchObject([{ kind: 'bad' }]);
    await $toasts.get()[0]?.retries?.[0]?.();
    expect(first.revokedAt).toBeDefined();
  });

  test('one that is issued while the list is read is in it, whichever answer comes last', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.delay = promise;
    const read = list.load();
    await vi.waitFor(() => expect(service.waiting).toBe(1));
    service.delay = null;
    await submit('frontend');
    await vi.waitFor(() => expect(list.$list.get()).toMatchObject({ rows: [{}] }));
    resolve();
    await read;
    expect(list.$list.get()).toMatchObject({ step: 'ready', rows: [{}] });
  });

  test('a late answer after the session has ended shows nothing and asks for nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    service.delay = promise;
    const read = list.load();
    await vi.waitFor(() => expect(service.waiting).toBe(1));
    const sent = submit('frontend');
    $session.set({ state: 'guest' });
    resolve();
    await Promise.all([read, sent]);
    expect(list.$list.get()).toEqual({ step: 'loading' });
    expect(service.waiting).toBe(1);
  });
});
