// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { codeDraftKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { countUnsaved, discardUnsaved } from '#core/device/unsaved.ts';
import { $profile } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import type { User } from '#core/session/user.ts';
import { $toasts } from '#core/views/toasts.ts';
import { questionDraftKey } from '#features/questions/storage-keys.ts';
import { dueKey } from '#features/today/today.ts';
import {
  $handInDraft,
  messageForm,
  openHandIn,
  ownWork,
  type PageTask,
  stopWaiting,
  typeHandIn,
  whenAccepted,
  withdrawOwnWork,
  workDraftKey,
  workForm,
} from './hand-in.ts';
import { workLimits } from './limits.ts';
import { handIn as texts } from './texts.ts';
import type { Work, WorkContent } from './work.ts';

const work = (over: Partial<Work> = {}): Work => ({
  id: 'me_css_form',
  uid: 'me',
  name: 'Ad Soyad',
  course: 'css',
  task: 'form',
  title: 'Forma',
  kind: 'code',
  state: 'returned',
  version: 1,
  ticket: 3,
  claimedBy: '',
  claimedName: '',
  thread: {},
  asked: false,
  rev: 2,
  ...over,
});
const service = vi.hoisted(() => ({
  work: null as unknown,
  sent: [] as unknown[],
  failure: null as unknown,
  lessons: ['css'] as string[],
  groups: undefined as { css: string } | undefined,
  asked: [] as unknown[],
  due: new Date('2026-12-05T20:00:00Z'),
}));
vi.mock('./gateway.ts', () => ({
  works: {
    one: async () => service.work,
    queue: async () => ({ id: 'css', open: { 3: new Date(), 5: new Date() }, last: 5, waits: [60] }),
    begin: async () => {
      if (service.failure) throw service.failure;
      return { ...Object(service.work), state: 'begun', version: 0, rev: 1 };
    },
    send: async (_work: unknown, content: unknown, _picture?: Blob, group?: string) => {
      if (service.failure) throw service.failure;
      if (group !== service.groups?.css) throw new AppError('firestore/permission-denied');
      service.sent.push(content);
      service.work = { ...Object(service.work), state: 'sent' };
    },
    dueOf: async (of: { uid: string; task: string }, group?: string) => {
      service.asked.push([of.uid, of.task, group]);
      if (group === 'g-left') throw new AppError('firestore/permission-denied');
      return group === undefined ? null : service.due;
    },
    withdraw: async () => {
      if (service.failure) throw service.failure;
      service.work = { ...Object(service.work), state: 'withdrawn' };
    },
    ask: async (_work: unknown, _student: unknown, text: string) => {
      if (service.failure) throw service.failure;
      service.sent.push(text);
    },
  },
}));
vi.mock('#core/cloud/people.ts', () => ({
  people: { own: async () => ({ lessons: service.lessons, groups: service.groups }) },
}));

const task: PageTask = {
  course: 'css',
  task: 'form',
  title: 'Forma',
  kind: 'code',
  address: '/lessons/css/exercises/form',
  start: 'a {}',
};
const addressTask: PageTask = { ...task, kind: 'address' };
const refused = (code: ErrorCode = 'firestore/permission-denied') => new AppError(code);
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
const typed = (code: string) => localStorage.setItem(codeDraftKey('me', task.address), code);
const said = () => {
  const state = workForm.$state.get();
  return 'message' in state ? state.message : state.step;
};

async function open(asked: PageTask, own: Work | null): Promise<void> {
  service.work = own;
  openHandIn('me', asked);
  await vi.waitFor(() => expect(ownWork.$state.get()).toMatchObject({ step: 'ready', own: { work: own } }));
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  localStorage.setItem(sessionKey, JSON.stringify({ uid: 'me' }));
  $session.set({ state: 'guest' });
  Object.assign(service, { sent: [], failure: null, lessons: ['css'], groups: undefined, asked: [] });
  $toasts.set([]);
  $session.set({ state: 'user', uid: 'me' } as never);
  const record = { id: 'me', name: 'Ad', surname: 'Soyad', lessons: ['css'] } as unknown as User;
  $profile.set({ state: 'ready', account: { uid: 'me' } as never, record });
});

describe('[TASK-1] what is sent', () => {
  test('is the code that the editor has kept', async () => {
    await open(task, work());
    typed('b {}');
    await workForm.submit({});
    expect([said(), service.sent]).toEqual([texts.sent, [{ code: 'b {}' }]]);
  });

  test('[GROUP-3] is sent with the last moment of the group in which staff have put the student meanwhile', async () => {
    await open(task, work());
    typed('b {}');
    service.groups = { css: 'g-new' };
    await workForm.submit({});
    expect([said(), service.sent]).toEqual([texts.sent, [{ code: 'b {}' }]]);
    expect($profile.get()).toMatchObject({ record: { groups: { css: 'g-new' } } });
  });

  test.each([
    ['nothing', '  ', texts.emptyCode],
    ['what was there', 'a {}', texts.sameCode],
    ['too much', 'ə'.repeat(workLimits.bytes / 2 + 1), texts.longCode],
  ])('is not %s', async (_, code, message) => {
    await open(task, work());
    typed(code);
    await workForm.submit({});
    expect([said(), service.sent]).toEqual([message, []]);
  });

  test('is an address; one that is none stays to be corrected', async () => {
    await open(addressTask, null);
    typeHandIn({ address: 'kodyol' });
    await workForm.submit({});
    expect([said(), $handInDraft.get().address]).toEqual([texts.wrongAddress, 'kodyol']);
    typeHandIn({ address: ' https://kodyol.az ' });
    await workForm.submit({});
    expect(service.sent).toEqual([{ address: 'https://kodyol.az' } satisfies WorkContent]);
    expect($handInDraft.get().address).toBe('');
  });

  test('is at most 20 versions', async () => {
    await open(task, work({ version: workLimits.versions }));
    typed('b {}');
    await workForm.submit({});
    expect([said(), service.sent]).toEqual([texts.full, []]);
  });
});

describe('[TASK-1] without a network', () => {
  test('it waits, and is sent as soon as there is one', async () => {
    await open(addressTask, work());
    typeHandIn({ address: 'https://a.az' });
    online(false);
    await workForm.submit({});
    expect([said(), service.sent, $handInDraft.get().waits]).toEqual([texts.waits, [], true]);
    online(true);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(service.sent).toEqual([{ address: 'https://a.az' }]));
    await vi.waitFor(() => expect($handInDraft.get().waits).toBe(false));
  });

  test('what can’t be sent any more waits no longer, and says why', async () => {
    await open(task, work());
    typed('b {}');
    online(false);
    await workForm.submit({});
    typed(' ');
    online(true);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(said()).toBe(texts.emptyCode));
    expect([$handInDraft.get().waits, service.sent]).toEqual([false, []]);
  });

  test('it waits for the next visit of the page, too, unless it is not to be sent', async () => {
    localStorage.setItem(
      workDraftKey('me', 'css/form'),
      JSON.stringify({ address: 'https://a.az', message: '', waits: true }),
    );
    online(false);
    await open(addressTask, work());
    expect($handInDraft.get().waits).toBe(true);
    stopWaiting();
    online(true);
    dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect([service.sent, $handInDraft.get().address]).toEqual([[], 'https://a.az']);
  });

  test('a sign-out asks about what is typed and what waits, and takes both', () => {
    typed('b {}');
    localStorage.setItem(workDraftKey('me', 'css/form'), '{}');
    localStorage.setItem(questionDraftKey('me', 'v1'), '{}');
    localStorage.setItem(workDraftKey('you', 'css/form'), '{}');
    expect(countUnsaved('me')).toBe(3);
    discardUnsaved('me').forget();
    expect([countUnsaved('me'), countUnsaved('you')]).toEqual([0, 1]);
  });
});

describe('[TASK-1] a refusal says why, and loses nothing', () => {
  test.each([
    ['the course is closed', { lessons: [] }, {}, texts.lost],
    ['the work has changed', {}, { state: 'sent', rev: 3 }, texts.changed],
    ['nobody knows', {}, {}, texts.refused],
  ] as [string, object, Partial<Work>, string][])('%s', async (_, over, now, message) => {
    await open(addressTask, work());
    typeHandIn({ address: 'https://a.az' });
    Object.assign(service, { failure: refused(), ...over, work: work(now) });
    await workForm.submit({});
    expect([said(), $handInDraft.get().address]).toEqual([message, 'https://a.az']);
  });
});

test('[TASK-1] what another device has sent first is not taken for one’s own: a toast says so, because the form goes', async () => {
  await open(addressTask, work());
  typeHandIn({ address: 'https://a.az' });
  Object.assign(service, { failure: refused(), work: work({ state: 'sent', rev: 3 }) });
  await workForm.submit({});
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'bad', text: texts.changed });
});

test('[TASK-2] a message about what was withdrawn on another device stays, and a toast says so', async () => {
  await open(task, work());
  typeHandIn({ message: 'Niyə?' });
  Object.assign(service, { failure: refused(), work: work({ state: 'withdrawn', rev: 3 }) });
  await messageForm.submit({ message: '' });
  expect($toasts.get().at(-1)).toMatchObject({ kind: 'bad', text: texts.changed });
  expect($handInDraft.get().message).toBe('Niyə?');
});

test('[TASK-1] a work is withdrawn, and a refused one says that it has changed', async () => {
  await open(task, work({ state: 'sent' }));
  await withdrawOwnWork(work().id);
  expect($toasts.get().at(-1)?.text).toBe(texts.withdrawn);
  await open(task, work({ state: 'sent' }));
  Object.assign(service, { failure: refused(), work: work({ state: 'claimed', rev: 9 }) });
  await withdrawOwnWork(work().id);
  expect($toasts.get().at(-1)?.text).toBe(texts.changed);
});

test('[TASK-2] a message is sent, and one that was refused stays', async () => {
  await open(task, work());
  typeHandIn({ message: 'Niyə?' });
  service.failure = refused();
  await messageForm.submit({ message: '' });
  expect([messageForm.$state.get().step, $handInDraft.get().message]).toEqual(['failed', 'Niyə?']);
  service.failure = null;
  await messageForm.submit({ message: '' });
  expect([service.sent, $handInDraft.get().message]).toEqual([['Niyə?'], '']);
});

test('[TASK-1] [LEARN-7] an accepted work is an exercise that is done', async () => {
  const finish = vi.fn();
  whenAccepted(finish);
  await open(task, work({ state: 'returned' }));
  expect(finish).not.toHaveBeenCalled();
  await open(task, work({ state: 'accepted' }));
  await vi.waitFor(() => expect(finish).toHaveBeenCalled());
});

test('[GROUP-3] the last moment of the own group of this course comes with the work, before anything is sent', async () => {
  const profile = $profile.get();
  if (profile.state !== 'ready') throw new Error(profile.state);
  await open(task, null);
  expect(ownWork.$state.get()).toMatchObject({ own: { due: null } });
  const record = { ...profile.record, groups: { css: 'g-a', js: 'g-b' } };
  $profile.set({ ...profile, record });
  await ownWork.again();
  expect(ownWork.$state.get()).toEqual({ step: 'ready', own: { work: null, queue: null, due: service.due } });
  // Staff have taken the student out of it meanwhile.
  $profile.set({ ...profile, record: { ...record, groups: { css: 'g-left' } } });
  await ownWork.again();
  expect(ownWork.$state.get()).toEqual({ step: 'ready', own: { work: null, queue: null, due: null } });
  // The gateway reads nothing without a group.
  expect(service.asked).toEqual([undefined, 'g-a', 'g-left'].map((group) => ['me', 'form', group]));
});

test('[START-3] what came back waits in «Bu gün», and what was sent has met the deadline of its group', async () => {
  const due = () => JSON.parse(localStorage.getItem(dueKey('me')) ?? '{}')['work/css/form'];
  const met = { text: null, href: '/lessons/css/exercises/form' };
  await open(task, work({ state: 'begun', version: 0 }));
  expect(due()).toBeUndefined();
  await open(task, work({ state: 'returned' }));
  expect(due()).toEqual([{ text: texts.cameBack('Forma'), href: '/lessons/css/exercises/form#work' }, met]);
  await open(task, work({ state: 'accepted' }));
  expect(due()).toEqual([met]);
  await open(task, work({ state: 'withdrawn' }));
  expect(due()).toBeUndefined();
});
