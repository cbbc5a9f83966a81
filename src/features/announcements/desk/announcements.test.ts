// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { isoDay } from '#core/time/dates.ts';
import { $toasts } from '#core/views/toasts.ts';
import { limits } from '#core/words/limits.ts';
import { recordOf } from '#support/fake-service.ts';
import { AnnouncementsDocument, type NewAnnouncement, present, titleOf } from '../announcement.ts';
import { announcementLimits } from '../limits.ts';
import { tellAddress } from '../tell.ts';
import { announcementProblem, filledBy, messageOf } from './announcement-form.ts';
import {
  $filled,
  $groups,
  announcementForm,
  announcementList,
  closeForm,
  endAnnouncement,
  nameOf,
  openForm,
  type Shown,
  typed,
} from './store.ts';
import { announcementTab as texts } from './texts.ts';

const now = new Date('2026-11-27T10:00:00+04:00');
const good = { course: 'frontend', text: 'Salam', day: '2026-12-01', link: '' };

describe('[TELL-1] the form of an announcement', () => {
  test.each([
    [{}, null],
    [{ course: '' }, 'required', 'course'],
    [{ text: '  \n' }, 'required', 'text'],
    [{ day: '' }, 'required', 'day'],
    [{ text: 'a'.repeat(announcementLimits.text) }, null],
    [{ text: 'a'.repeat(announcementLimits.text + 1) }, 'long'],
    [{ link: '/lessons' }, null],
    [{ link: ' https://x.az ' }, null],
    [{ link: 'x.az' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//x.az' }, 'link'],
    [{ day: '2027-11-27' }, null],
    [{ day: '2027-11-29' }, 'far'],
  ])('%j: %s', (over, kind, field: string | undefined = undefined) => {
    const problem = announcementProblem({ ...good, ...over }, now);
    expect(problem?.kind ?? null).toBe(kind);
    if (field !== undefined) expect(problem?.field).toBe(field);
  });

  test('is filled in by the address that a saved video or plan offers', () => {
    const filled = {
      course: 'frontend',
      text: 'Yeni video: «Düzüm & tor»',
      link: '/lessons/frontend/videos#a',
    };
    const { search } = new URL(tellAddress(filled), 'https://x.az');
    expect(filledBy(search)).toEqual({ ...filled, day: '' });
    expect(filledBy('?tab=announcement')).toBeNull();
  });

  test('gives text and link for a group of a messenger', () => {
    expect(messageOf({ text: 'Salam' }, 'https://k.az')).toBe('Salam');
    expect(messageOf({ text: 'Salam', link: '/lessons' }, 'https://k.az')).toBe(
      'Salam\nhttps://k.az/lessons',
    );
    expect(messageOf({ text: 'Salam', link: 'https://x.az/a' }, 'https://k.az')).toBe(
      'Salam\nhttps://x.az/a',
    );
  });

  test('has one line for the log', () => {
    expect(titleOf(` Salam\n\n hamıya `)).toBe('Salam hamıya');
    expect(titleOf('a'.repeat(300))).toHaveLength(limits.title);
  });
});

/** The service: one document a course, and what goes wrong next. */
const service = vi.hoisted(() => ({
  documents: {} as Record<string, AnnouncementsDocument>,
  failures: [] as unknown[],
  sent: [] as { id: string; over: readonly string[] }[],
}));
vi.mock('#features/groups/gateway.ts', () => ({
  ownGroups: {
    presentSince: async () => [
      { id: 'g-now', title: 'Axşam', end: '2098-12-31' },
      { id: 'g-over', title: 'Səhər', end: '2026-01-01' },
    ],
  },
}));
vi.mock('./gateway.ts', () => {
  const read = async (id: string) => service.documents[id] ?? { id, items: {}, rev: 0 };
  const fail = () => {
    const failure = service.failures.shift();
    if (failure) throw failure;
  };
  return {
    staffAnnouncements: {
      read,
      async announce(
        by: string,
        seen: AnnouncementsDocument,
        id: string,
        one: NewAnnouncement,
        over: string[],
      ) {
        service.sent.push({ id, over });
        fail();
        const items = { ...seen.items, [id]: { ...one, at: new Date(), by } };
        service.documents[seen.id] = { id: seen.id, items, rev: seen.rev + 1 };
      },
      async end(_: string, seen: AnnouncementsDocument, { id }: Shown) {
        fail();
        const { [id]: __, ...items } = seen.items;
        service.documents[seen.id] = { id: seen.id, items, rev: seen.rev + 1 };
      },
    },
  };
});

const day = '2099-01-01';
const item = (text: string, until = new Date(day)) => ({ text, until, at: new Date(), by: 'teacher' });
const shown = (): string[] => {
  const list = announcementList.$list.get();
  return list.step === 'ready' ? list.rows.flatMap((row) => ('item' in row ? [row.item.text] : [])) : [];
};
const state = () => announcementForm.$state.get();

beforeAll(() => import('./gateway.ts'));
beforeEach(async () => {
  localStorage.clear();
  Object.assign(service, { documents: {}, failures: [], sent: [] });
  $toasts.set([]);
  document.body.dataset.courses = 'frontend';
  history.replaceState(null, '', '/panel?tab=announcement');
  $session.set({ state: 'guest' });
  $session.set({ state: 'user', uid: 'teacher', username: 'teacher', photo: null, staff: true });
  const record = recordOf('teacher');
  $profile.set({ state: 'ready', record, account: { uid: 'teacher' } } as ReturnType<typeof $profile.get>);
  await openForm('teacher');
});

const inTwoWeeks = isoDay(new Date(Date.now() + 14 * 86_400_000));

test('[PANEL-18] a new announcement has two weeks, and the course of the last one', async () => {
  expect($filled.get()?.value).toEqual({ course: '', text: '', day: inTwoWeeks, link: '' });
  await announcementForm.submit({ course: 'frontend', text: 'Salam', day: inTwoWeeks, link: '' });
  closeForm();
  await openForm('teacher');
  expect($filled.get()?.value).toMatchObject({ course: 'frontend', day: inTwoWeeks });
});

describe('[TELL-1] staff announce', () => {
  const near = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const value = { course: 'all', text: ' Salam ', day: near, link: '/lessons' };

  test('to everybody: the list has it, the form is empty for the next one and keeps the course', async () => {
    await announcementForm.submit(value);
    expect(state()).toEqual({ step: 'done', message: texts.done(texts.all) });
    await vi.waitFor(() => expect(shown()).toEqual(['Salam']));
    expect($filled.get()?.value).toEqual({ course: 'all', text: '', day: inTwoWeeks, link: '' });
  });

  test('again, when the answer was lost: it is the same announcement', async () => {
    service.failures.push(new AppError('firestore/unavailable'));
    await announcementForm.submit(value);
    expect(state()).toMatchObject({ step: 'failed' });
    await announcementForm.submit(value);
    expect(new Set(service.sent.map(({ id }) => id)).size).toBe(1);
  });

  test('while somebody else does: the form says so and keeps what was typed', async () => {
    typed(() => value);
    service.failures.push(new AppError('changed-meanwhile'));
    await announcementForm.submit(value);
    expect(state()).toMatchObject({ step: 'failed', message: texts.changed });
    closeForm();
    await openForm('teacher');
    expect($filled.get()?.value).toEqual(value);
  });

  test('where there is no room, it says so; what is over makes room', async () => {
    const many = (until: Date) =>
      Object.fromEntries(
        Array.from({ length: announcementLimits.announcements }, (_, n) => [`x${n}`, item(`${n}`, until)]),
      );
    service.documents.all = { id: 'all', items: many(new Date(day)), rev: 1 };
    await announcementForm.submit(value);
    expect(state()).toMatchObject({ step: 'failed', message: texts.problems.full });
    service.documents.all = { id: 'all', items: many(new Date(0)), rev: 1 };
    await announcementForm.submit(value);
    expect(state()).toMatchObject({ step: 'done' });
    expect(service.sent.at(-1)?.over).toHaveLength(announcementLimits.announcements);
  });

  test('a day that is over is refused', async () => {
    await announcementForm.submit({ ...value, day: '2020-01-01' });
    expect(state()).toMatchObject({ step: 'failed', field: 'day' });
    expect(service.sent).toEqual([]);
  });

  test('with what an address brings, once; an earlier draft stays', async () => {
    typed(() => value);
    closeForm();
    history.replaceState(null, '', tellAddress({ course: 'frontend', text: 'Yeni video', link: '/a' }));
    await openForm('teacher');
    expect($filled.get()?.value).toEqual({
      course: 'frontend',
      text: 'Yeni video',
      day: inTwoWeeks,
      link: '/a',
    });
    expect(location.search).toBe('?tab=announcement');
  });

  test('and see all that are not over', async () => {
    service.documents.all = { id: 'all', items: { a: item('A', new Date(0)), b: item('B') }, rev: 1 };
    await announcementList.load();
    expect(shown()).toEqual(['B']);
  });

  test('[GROUP-5] and see what was told to a group that is over, to which nothing new is offered', async () => {
    service.documents['g-over'] = { id: 'g-over', items: { a: item('A') }, rev: 1 };
    await announcementList.load();
    expect(shown()).toEqual(['A']);
    expect([nameOf('g-over'), $groups.get()]).toEqual(['Səhər', { 'g-now': 'Axşam' }]);
  });

  test('and take one away, also when another one has come meanwhile', async () => {
    const document = { id: 'all', items: { a: item('A'), b: item('B') }, rev: 2 };
    service.documents.all = document;
    await announcementList.load();
    expect(shown().sort()).toEqual(['A', 'B']);
    const [first] = present(document.items, new Date()).filter(({ id }) => id === 'a');
    service.failures.push(new AppError('changed-meanwhile'));
    if (first) await endAnnouncement('teacher', { ...first, course: 'all', seen: document });
    expect(Object.keys(service.documents.all.items)).toEqual(['b']);
    expect($toasts.get().map(({ text }) => text)).toEqual([texts.removed]);
  });
});

test('[TELL-1] an announcement that is malformed hides no other of its course', () => {
  const good = { text: 'Dərs', until: new Date(2), at: new Date(1), by: 'teacher' };
  const read = v.parse(AnnouncementsDocument, {
    id: 'all',
    items: { good, bad: { text: 5 }, none: null },
    rev: 1,
  });
  expect(read.items).toEqual({ good });
});
