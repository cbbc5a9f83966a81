// @vitest-environment jsdom
// The bell and the announcements in any order of events: two users and another device, late and lost answers.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { bellKey, sessionKey } from '#core/device/storage-keys.ts';
import { $session, endSession } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import type { KeptAnnouncement, NoticeList } from './bell.ts';
import {
  $announcements,
  $entries,
  $reading,
  $unread,
  closeAnnouncement,
  openBell,
  readAll,
  watchBell,
} from './store.ts';

type Marks = Pick<NoticeList, 'readUntil' | 'closed'>;

/** The service: what accounts have read, what is announced, and the requests that wait for their answer. */
const service = vi.hoisted(() => ({
  read: {} as Record<string, Marks>,
  announced: [] as KeptAnnouncement[],
  waiting: [] as { answer(): void; fail(error: unknown): void }[],
  isReached: true,
}));
vi.mock('./gateway.ts', () => ({
  announcements: { of: () => waitFor(() => service.announced) },
  notices: {
    read: (uid: string) => waitFor(() => ({ items: noticesOf(uid), off: [], ...readOf(uid) })),
    mark: async (uid: string, marks: Marks) => {
      if (!service.isReached) throw new AppError('firestore/unavailable');
      service.read[uid] = joined(readOf(uid), marks);
    },
  },
}));
vi.mock('#core/session/accounts-gateway.ts', () => ({ accounts: { onChange: () => () => {} } }));

const nothing: Marks = { readUntil: 0, closed: [] };
const readOf = (uid: string): Marks => service.read[uid] ?? nothing;
const joined = (one: Marks, other: Marks): Marks => ({
  readUntil: Math.max(one.readUntil, other.readUntil),
  closed: [...new Set([...one.closed, ...other.closed])],
});
const noticesOf = (uid: string) =>
  [5, 7].map((at) => ({ id: `${uid}-${at}`, kind: 'order' as const, title: uid, path: '/a', at }));
const waitFor = <Answer>(answer: () => Answer): Promise<Answer> =>
  new Promise((resolve, fail) => {
    service.waiting.push({ answer: () => resolve(answer()), fail });
  });
const settled = () => vi.advanceTimersByTimeAsync(1);

const who = (): string | null => uidOf($session.get());

/** What the signed-in user has read on this device. */
let here = nothing;

function becomes(uid: string): void {
  if (who() === uid) return;
  signOut();
  const user = { uid, username: uid, photo: null, staff: false, courses: [] };
  localStorage.setItem(sessionKey, JSON.stringify(user));
  $session.set({ state: 'user', ...user });
}
function signOut(): void {
  endSession();
  here = nothing;
}
function reads(): void {
  const times = $entries.get().map(({ kind, at }) => (kind === 'order' ? at : 0));
  if (who()) here = joined(here, { readUntil: Math.max(0, ...times), closed: [] });
  readAll();
}
function closes(id: string): void {
  if (who()) here = joined(here, { readUntil: 0, closed: [id] });
  closeAnnouncement(id);
}

const events = {
  'Aysel signs in': () => becomes('aysel'),
  'Orxan signs in': () => becomes('orxan'),
  'signs out': signOut,
  'opens the bell': () => {
    openBell();
  },
  'reads all': reads,
  'closes the first announcement': () => closes('first'),
  'closes the second': () => closes('second'),
  'reads on another device': () => {
    for (const uid of ['aysel', 'orxan'])
      service.read[uid] = joined(readOf(uid), { readUntil: 5, closed: ['second'] });
  },
  'the oldest request is answered': () => service.waiting.shift()?.answer(),
  'the newest is answered': () => service.waiting.pop()?.answer(),
  'the oldest fails': () => service.waiting.shift()?.fail(new AppError('firestore/unavailable')),
  'the network goes': () => {
    service.isReached = false;
  },
  'the network comes': () => {
    service.isReached = true;
  },
  'the first announcement ends': () => vi.advanceTimersByTimeAsync(100_000),
  'the page comes back': () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
};
type Event = keyof typeof events;

function expectOwnAndUnread(): void {
  const uid = who();
  const unread = $entries.get().filter(({ isUnread }) => isUnread);
  expect($unread.get()).toBe(unread.length);
  expect(localStorage.getItem(bellKey)).toBe(unread.length === 0 ? null : String(unread.length));
  for (const { key } of $entries.get()) expect(key).toMatch(new RegExp(`^(announcement-|${uid}-)`));
  for (const { kind, at } of unread) if (kind === 'order') expect(at).toBeGreaterThan(here.readUntil);
  for (const { id, until } of $announcements.get()) {
    expect(here.closed).not.toContain(id);
    expect(until).toBeGreaterThan(Date.now());
  }
  if (uid) return;
  expect($entries.get()).toEqual([]);
  expect($reading.get()).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
}

// The first import takes longer than settled() waits.
beforeAll(async () => {
  await import('./gateway.ts');
});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  localStorage.clear();
  watchBell();
});

test('[TELL-1] [TELL-2] a user sees only what is theirs, what was read stays read, what is over goes, and the account hears of all', async () => {
  const any = fc.array(fc.constantFrom(...(Object.keys(events) as Event[])), { maxLength: 30 });
  const begin: Event[] = [
    'Aysel signs in',
    'the oldest request is answered',
    'the oldest request is answered',
  ];
  await fc.assert(
    fc.asyncProperty(any, async (more) => {
      signOut();
      await settled();
      const announcement = (id: string, at: number, ms: number): KeptAnnouncement => ({
        ...{ id, text: id, link: '', at },
        until: Date.now() + ms,
      });
      const announced = [announcement('first', 5, 90_000), announcement('second', 6, 600_000)];
      Object.assign(service, { read: {}, announced, waiting: [], isReached: true });
      for (const event of [...begin, ...more]) {
        await events[event]();
        await settled();
        expectOwnAndUnread();
      }
      // In the end there is a network, and somebody opens the bell.
      service.isReached = true;
      openBell();
      await settled();
      while (service.waiting.length > 0) {
        service.waiting.shift()?.answer();
        await settled();
      }
      expectOwnAndUnread();
      const uid = who();
      if (uid) expect(joined(readOf(uid), here)).toEqual(readOf(uid));
    }),
  );
});
