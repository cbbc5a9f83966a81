// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { $toasts } from '#core/views/toasts.ts';
import {
  $chosen,
  $issueLines,
  choose,
  clearIssue,
  issueRun,
  planIssue,
  runIssue,
} from '#features/progress/desk/many-certificates.ts';
import { $course, $students } from '#features/progress/desk/store.ts';
import { keepCourseTitles } from '#panel/course-titles.ts';
import { recordOf } from '#support/fake-service.ts';
import type { Certificate, NewCertificate } from '../certificate.ts';
import { linkedInAddress } from '../linked-in.ts';
import { certificateForm, certificatesOf, revokeCertificate } from './store.ts';

/** The service: what it has, and what goes wrong next. */
const service = vi.hoisted(() => ({
  stored: [] as Certificate[],
  /** The students by code. */
  owners: new Map<string, string>(),
  codes: [] as string[],
  failures: [] as { isWritten: boolean; error: unknown }[],
  /** What a read waits for; it answers with what was stored when it was asked. */
  delay: null as Promise<void> | null,
  waiting: 0,
}));
vi.mock('./gateway.ts', () => {
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
      forCourse: async (student: string, course: string) =>
        service.stored.filter((one) => one.course === course && service.owners.get(one.id) === student),
      one: async (code: string) => service.stored.find(({ id }) => id === code) ?? null,
      issue: async (_: string, code: string, student: string, given: NewCertificate) => {
        service.codes.push(code);
        service.owners.set(code, student);
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

const takeOff = vi.hoisted(() => vi.fn(async () => false));
vi.mock('#features/graduates/desk/gateway.ts', () => ({ staffReviews: { takeOff } }));
vi.mock('#features/quizzes/desk/gateway.ts', () => ({
  staffQuizzes: { results: async () => [{ title: 'CSS', score: 5, of: 6 }] },
}));

const student = recordOf('ayla', { name: 'Ayla', surname: 'Quliyeva', lessons: ['frontend'] });
keepCourseTitles({ frontend: 'Frontend proqramlaşdırma' });
const submit = (group: string, over = {}) =>
  certificateForm(student).submit({ group, hours: '', results: '', ...over });
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

  test('[COURSE-4] a revocation takes the review off the page; one that stays is said, and the retry takes it off', async () => {
    await submit('frontend');
    const [first] = service.stored;
    if (!first) throw new Error('no certificate');
    takeOff.mockRejectedValueOnce(lost).mockResolvedValueOnce(true);
    await revokeCertificate('teacher', 'ayla', { ...first });
    expect($toasts.get()).toMatchObject([{ kind: 'bad', text: expect.stringContaining('rəyi götürülmədi') }]);
    service.failures.push({ isWritten: false, error: new AppError('firestore/permission-denied') });
    await $toasts.get()[0]?.retries?.[0]?.();
    expect(takeOff).toHaveBeenLastCalledWith('teacher', { uid: 'ayla', course: 'frontend' });
    expect($toasts.get()).toMatchObject([
      { kind: 'good', text: expect.stringContaining('səhifəsindən götürülür') },
    ]);
  });

  test('[COURSE-4] a teacher of some courses is told who can take a review off', async () => {
    await submit('frontend');
    const [first] = service.stored;
    if (!first) throw new Error('no certificate');
    const record = { ...student, id: 'teacher', userKey: 'T'.repeat(20), teaches: ['frontend'] };
    $profile.set({ state: 'ready', record } as ReturnType<typeof $profile.get>);
    takeOff.mockClear();
    await revokeCertificate('teacher', 'ayla', first);
    expect(takeOff).not.toHaveBeenCalled();
    expect($toasts.get()).toMatchObject([{ text: expect.stringContaining('bütün kursları olan müəllim') }]);
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

describe('[LEARN-9] what a certificate says besides', () => {
  test('hours and the results of quizzes, when staff want them', async () => {
    await submit('frontend', { hours: '120', results: 'on' });
    expect(service.stored).toMatchObject([{ hours: 120, results: 'Sınaqların nəticəsi: CSS: 5 / 6' }]);
  });

  test('hours that can’t be read are refused', async () => {
    await submit('frontend', { hours: '1.5' });
    expect(state()).toMatchObject({ step: 'failed', field: 'hours' });
    expect(service.codes).toEqual([]);
  });

  test.each(['2026-12-31T20:30:00Z', '2026-11-23T08:00:00Z'])(
    'LinkedIn’s form has the day of Baku: %s',
    (at) => {
      const { searchParams } = new URL(
        linkedInAddress(
          { ...{ id: 'ABCDE12345', name: 'A', course: 'css', title: 'CSS & HTML' }, issuedAt: new Date(at) },
          'Kodyol',
          'https://kodyol.example/certificate/ABCDE12345',
        ),
      );
      expect(Object.fromEntries(searchParams)).toMatchObject({
        name: 'CSS & HTML',
        organizationName: 'Kodyol',
        issueYear: at.startsWith('2026-12') ? '2027' : '2026',
        issueMonth: at.startsWith('2026-12') ? '1' : '11',
        certUrl: 'https://kodyol.example/certificate/ABCDE12345',
      });
    },
  );
});

describe('[LEARN-9] certificates of several students', () => {
  const bahar = recordOf('bahar', { name: 'Bahar', surname: 'Əliyeva', lessons: ['frontend'] });
  const states = () => $issueLines.get().map(({ state }) => state);
  const shown = (...users: User[]) => {
    $course.set('frontend');
    const students = users.map((user) => ({ user, finished: 0, seen: null }));
    $students.set({ step: 'ready', videos: new Set(), students, damaged: 0, more: null, busy: false });
    choose(users, true);
  };
  afterEach(() => {
    clearIssue();
    $course.set('');
  });

  test('are issued to who has none yet', async () => {
    await submit('frontend');
    shown(student, bahar);
    expect(planIssue('40', true)).toBeNull();
    expect(service.stored).toHaveLength(1);
    await runIssue();
    expect(states()).toEqual(['already', 'done']);
    expect(service.stored[1]).toMatchObject({ name: 'Bahar Əliyeva', hours: 40 });
    expect($chosen.get()).toEqual([]);
  });

  test('go on after a lost answer, and nobody gets two', async () => {
    shown(student, bahar);
    planIssue('', false);
    service.failures.push({ isWritten: true, error: lost });
    await runIssue();
    expect([states(), issueRun.$broken.get()]).toEqual([['failed', 'planned'], expect.any(String)]);
    await runIssue();
    expect(states()).toEqual(['done', 'done']);
    expect(service.stored).toHaveLength(2);
  });

  test('are not planned with hours that can’t be read', () => {
    shown(student);
    expect(planIssue('-1', false)).not.toBeNull();
    expect($issueLines.get()).toEqual([]);
  });
});
