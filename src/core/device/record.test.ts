// What a device and an account exchange, for each kind of record; how a page does it: record-store.test.ts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noteLimits } from '#features/notes/limits.ts';
import { type DeviceNotes, type Note, notesKind, withNote } from '#features/notes/notes.ts';
import { doneKind } from '#features/progress/done.ts';
import { advanceProgress, progressKind } from '#features/progress/progress.ts';
import { afterAnswer, dueToday, reviewId, reviewKind, weekIn } from '#features/progress/review.ts';
import { savedEntries, withChange } from '#features/saved/saved.ts';
import {
  applyChange,
  type Entries,
  type EntryKind,
  joinEntries,
  nextChange,
  notAfter,
  plainKind,
  type RecordChange,
  type RecordKind,
  readEntries,
  unsentOf,
} from './record.ts';

const at = fc.integer({ min: 1, max: 9 });
const place = fc.record(
  { seconds: fc.nat(3), done: fc.boolean(), at, mark: at },
  { requiredKeys: ['seconds', 'done', 'at'] },
);
const note: Note = { video: 'v1', title: 'Video 1', seconds: 300, text: 'a', at: 1 };

/** An exchange as core/device/record-store.ts makes it, until the account has all. */
function exchange<Entry, Device>(kind: RecordKind<Entry, Device>, device: Device, account: Entries<Entry>) {
  let now = kind.settle(device, account, {});
  let stored = account;
  const changes: RecordChange<Entry>[] = [];
  for (;;) {
    const change = nextChange(kind, kind.entries(now), stored);
    if (!change) return { device: now, stored, changes };
    changes.push(change);
    stored = applyChange(stored, change);
    now = kind.settle(now, stored, change.write);
  }
}

/** Two devices that change entries and meet the account in some order, and at the end one after the other. */
function meet<Entry, Device>(
  kind: RecordKind<Entry, Device>,
  actions: readonly { who: number; change: ((device: Device) => Device) | null }[],
) {
  const devices = [kind.device(null), kind.device(null)] as [Device, Device];
  let account: Entries<Entry> = {};
  const visit = (who: number) => {
    const met = exchange(kind, devices[who] as Device, account);
    devices[who] = met.device;
    account = met.stored;
  };
  for (const { who, change } of actions) {
    if (change) devices[who] = change(devices[who] as Device);
    else visit(who);
  }
  for (const who of [0, 1, 0, 1]) visit(who);
  return { devices, account };
}

const kinds: [string, RecordKind<unknown>, fc.Arbitrary<unknown>][] = [
  ['[VIDEO-10] [LEARN-4] progress', progressKind as RecordKind<unknown>, place],
  ['[LEARN-7] done exercises', doneKind as RecordKind<unknown>, at],
  ['[LEARN-10] reviews', reviewKind as RecordKind<unknown>, fc.record({ n: fc.nat(4), at })],
  [
    '[READ-4] saved pages',
    plainKind(savedEntries) as RecordKind<unknown>,
    fc.record({ at, title: fc.constantFrom('', 'a', 'b') }),
  ],
];
const ids = fc.constantFrom('/blogs/a', '/code/b', '/lessons/c');

describe.each(kinds)('%s', (_, kind, entry) => {
  const entries = fc.dictionary(ids, entry);
  const shown = (all: Entries<unknown>) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => !kind.isRemoved?.(one)));

  test('of two devices is the same whichever is joined to the other, and joined again nothing changes', () => {
    fc.assert(
      fc.property(entries, entries, entries, (one, other, third) => {
        const join = (a: Entries<unknown>, b: Entries<unknown>) => joinEntries(kind, a, b);
        expect(join(one, other)).toEqual(join(other, one));
        expect(join(join(one, other), third)).toEqual(join(one, join(other, third)));
        expect(join(join(one, other), other)).toEqual(join(one, other));
      }),
    );
  });

  test('is the same on two devices and in the account once they have met, and has what each has put there', () => {
    const action = fc.record({ who: fc.nat(1), put: fc.option(entries) });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const { devices, account } = meet(
          kind,
          actions.map(({ who, put }) => ({
            who,
            change: put && ((device: Entries<unknown>) => joinEntries(kind, device, put)),
          })),
        );
        const all = actions.reduce((sum, { put }) => joinEntries(kind, sum, put ?? {}), {});
        for (const has of [account, ...devices]) expect(shown(has)).toEqual(shown(all));
      }),
    );
  });

  test('is sent in writes of the allowed size, the newest first, up to the limit; removed entries make room', () => {
    const many = fc.dictionary(
      fc.integer({ min: 1, max: 12 }).map((n) => `/blogs/${n}`),
      entry,
    );
    fc.assert(
      fc.property(many, many, (mine, stored) => {
        const small = { ...kind, limit: Math.max(5, Object.keys(stored).length), atOnce: 2 };
        const met = exchange(small, mine, stored);
        for (const { write } of met.changes) {
          const times = Object.values(write).map(kind.at);
          expect(times.length).toBeLessThanOrEqual(2);
          expect(times).toEqual(times.toSorted((one, other) => other - one));
        }
        expect(Object.keys(met.stored).length).toBeLessThanOrEqual(small.limit);
        const kept = Object.keys(shown(joinEntries(kind, mine, stored))).filter((id) => id in stored);
        expect(Object.keys(met.stored)).toEqual(expect.arrayContaining(kept));
        // What stays on the device has no room.
        const left = unsentOf(small, met.device, met.stored);
        if (Object.keys(left).length > 0) expect(Object.keys(met.stored)).toHaveLength(small.limit);
      }),
    );
  });
});

test('[LEARN-5] notes: two devices that write and meet in any order, whatever their clocks say, lose no text that nobody replaced', () => {
  const action = fc.record({
    who: fc.nat(1),
    kind: fc.constantFrom('add', 'change', 'exchange', 'exchange'),
    which: fc.nat(5),
    // Of the device, which may be set at any moment.
    clock: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
      const written = new Set<string>();
      const replaced = new Set<string>();
      const { devices, account } = meet(
        notesKind,
        actions.map(({ who, kind, which, clock }, n) => ({
          who,
          change:
            kind === 'exchange'
              ? null
              : (device: DeviceNotes) => {
                  const known = Object.keys(device.notes);
                  const id = kind === 'add' ? `n${n}` : known[which % Math.max(1, known.length)];
                  if (id === undefined) return device;
                  replaced.add(device.notes[id]?.text ?? '');
                  written.add(`text ${n}`);
                  return withNote(device, id, { ...note, text: `text ${n}` }, clock);
                },
        })),
      );
      const texts = Object.values(account).map(({ text }) => text);
      expect([...written].filter((text) => !replaced.has(text) && !texts.includes(text))).toEqual([]);
      expect(devices[0]).toEqual(devices[1]);
    }),
  );
});

test('[LEARN-5] a note that two devices change before they meet keeps both texts, whatever their clocks say', () => {
  const clock = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(clock, clock, clock, (first, one, other) => {
      const write = (who: number, text: string, now: number) => ({
        who,
        change: (device: DeviceNotes) => withNote(device, 'n', { ...note, text }, now),
      });
      const exchange = (who: number) => ({ who, change: null });
      const { account } = meet(notesKind, [
        ...[write(0, 'a', first), exchange(0), exchange(1)],
        ...[write(0, 'b', one), write(1, 'c', other)],
      ]);
      expect(Object.values(account).map(({ text }) => text)).toEqual(expect.arrayContaining(['b', 'c']));
    }),
  );
});

const long = 'x'.repeat(noteLimits.text + 1);
const readable: [string, EntryKind<unknown>, unknown, unknown[]][] = [
  [
    '[VIDEO-10] progress',
    progressKind as EntryKind<unknown>,
    { seconds: 3, done: false, at: 1 },
    [{ seconds: 3 }, { seconds: -1, done: false, at: 1 }, { seconds: '3', done: false, at: 1 }],
  ],
  ['[LEARN-7] done exercises', doneKind as EntryKind<unknown>, 5, [0, -1, 1.5, '5', null]],
  [
    '[READ-4] saved pages',
    savedEntries as EntryKind<unknown>,
    { at: 1, title: '' },
    [{ at: -1, title: 'a' }, { at: 'x', title: 'a' }, { at: 1 }, 5],
  ],
  [
    '[LEARN-5] notes',
    notesKind as EntryKind<unknown>,
    note,
    [{ ...note, seconds: -1 }, { ...note, text: long }, 5],
  ],
];
test.each(readable)('%s: what can’t be read is left out', (_, kind, entry, odd) => {
  const all = Object.fromEntries([entry, ...odd].map((one, n) => [`/blogs/${n}`, one]));
  expect(readEntries(kind, all)).toEqual({ '/blogs/0': entry });
  for (const none of [null, undefined, 5, 'x', [], [entry]]) expect(readEntries(kind, none)).toEqual({});
});

describe('what a device wrote whose clock was ahead', () => {
  const time = 1_800_000_000_000;
  const ahead = fc.integer({ min: 1, max: 3e10 });

  test('[VIDEO-10] a place in a video does not win for ever: the next device puts it right and watches on', () => {
    fc.assert(
      fc.property(ahead, fc.option(ahead, { nil: undefined }), (by, marked) => {
        const wrong = { seconds: 120, done: false, at: time + by, ...(marked && { mark: time + marked }) };
        const stored = { v: wrong };
        const here = notAfter(progressKind, stored, time);
        const change = nextChange(progressKind, here, stored, time);
        expect(change?.write.v).toMatchObject({ seconds: 120, at: time });
        const account = change ? applyChange(stored, change) : stored;
        const on = { v: advanceProgress(account.v, 900, null, time + 1000) };
        expect(joinEntries(progressKind, account, on).v).toMatchObject({ seconds: 900, at: time + 1000 });
        expect(nextChange(progressKind, account, account, time)).toBeNull();
      }),
    );
  });

  test('[VIDEO-10] [LEARN-10] [READ-4] a newer write is never the older one, whatever the clock of a device says', () => {
    fc.assert(
      fc.property(ahead, fc.integer({ min: 1, max: time * 2 }), (by, clock) => {
        const place = { seconds: 120, done: false, at: time + by };
        const after = advanceProgress(place, 900, null, clock);
        expect(joinEntries(progressKind, { v: place }, { v: after }).v).toEqual(after);
        const review = { n: 1, at: time + by };
        const wrong = afterAnswer(review, false, clock) ?? review;
        expect(joinEntries(reviewKind, { q: review }, { q: wrong }).q).toEqual({ n: 0, at: wrong.at });
        const list = { '/blogs/a': { at: time + by, title: 'A' } };
        const removed = withChange(list, '/blogs/a', '', clock);
        expect(joinEntries(savedEntries, list, removed)['/blogs/a']?.title).toBe('');
      }),
    );
  });

  test('[LEARN-10] a question that was answered wrongly comes back the day after', () => {
    fc.assert(
      fc.property(ahead, (by) => {
        const id = reviewId('frontend', 'sual', 1);
        const reviews = { [id]: { n: 0, at: time + by } };
        expect(dueToday(reviews, time)).toEqual([]);
        const account = applyChange(
          reviews,
          nextChange(reviewKind, notAfter(reviewKind, reviews, time), reviews, time) ?? {
            write: {},
            drop: [],
          },
        );
        expect(dueToday(account, time + 86_400_000)).toEqual([id]);
        expect(weekIn(reviews, time).answered).toBe(1);
      }),
    );
  });
});
