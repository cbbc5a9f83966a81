import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  askAgainMs,
  bellEntries,
  dueCourse,
  joinClosed,
  type KeptAnnouncements,
  type KeptList,
  keptAnnouncementsIn,
  keptListIn,
  mergedLists,
  missingMarks,
  nextEnd,
  noticesIn,
  presentAnnouncements,
  unreadAnnouncements,
  withAllRead,
} from './bell.ts';
import { bellLimits } from './limits.ts';
import { isLink, isSitePath, noticeId, withoutRoom } from './notice.ts';
import { ago } from './texts.ts';

const now = 1_800_000_000_000;
const none: KeptList = { items: [], readUntil: 0, closed: [], off: [], asked: 0 };
const order = (id: string, at: number) => ({ id, kind: 'order' as const, title: id, path: '/a', at });
const announcement = (id: string, at: number, until = now + 1000) => ({ id, text: id, link: '', until, at });
const of = (...items: ReturnType<typeof announcement>[]): KeptAnnouncements => ({
  all: { asked: now, items },
});

describe('[TELL-2] what an account or a device has', () => {
  const at = new Date(now);
  const notice = { kind: 'order', title: 'Ödəniş', path: '/my-orders', at };

  test('is read from both, also what is half there', () => {
    const document = { items: { 'order-7': notice }, readUntil: at, closed: ['a', 5], off: ['order', 'x'] };
    const list = {
      items: [{ id: 'order-7', ...notice, at: now }],
      readUntil: now,
      closed: ['a'],
      off: ['order'],
    };
    expect(noticesIn(document)).toEqual(list);
    expect(keptListIn(JSON.parse(JSON.stringify({ ...list, asked: 5 })), now)).toEqual({ ...list, asked: 5 });
    for (const nothing of [
      null,
      undefined,
      5,
      'x',
      [],
      {},
      { items: [5], off: 5, closed: {}, readUntil: 'x' },
    ])
      expect(noticesIn(nothing)).toEqual({ items: [], readUntil: 0, closed: [], off: [] });
  });

  test('that was asked for by a clock that was ahead is older than the next answer', () => {
    const ahead = { items: [], readUntil: 0, closed: [], off: [], asked: now + 300 * 86_400_000 };
    const answer = { ...noticesIn({ items: { 'order-7': notice } }), asked: now };
    expect(mergedLists(keptListIn(ahead, now), answer).items.map(({ id }) => id)).toEqual(['order-7']);
    const kept = keptAnnouncementsIn({ all: { asked: ahead.asked, items: [] } }, now);
    expect([kept.all?.asked, dueCourse(kept, [], now)]).toEqual([0, 'all']);
  });

  test.each([
    ['another kind', { kind: 'other' }],
    ['no kind', { kind: undefined }],
    ['no title', { title: 5 }],
    ['an address of another site', { path: '//x.az' }],
    ['no address', { path: undefined }],
  ])('a notice with %s is left out, the others stay', (_, wrong) => {
    const items = { one: { ...notice, ...wrong }, two: notice };
    expect(noticesIn({ items }).items.map(({ id }) => id)).toEqual(['two']);
  });

  test('announcements are read in the same way, a link to anywhere else is dropped', () => {
    const items = { a: { text: 'A', until: at, at, link: 'javascript:1' }, b: { text: 5 } };
    const read = [{ id: 'a', text: 'A', link: '', until: now, at: now }];
    expect(keptAnnouncementsIn({ all: { asked: 5, items }, x: 5 }, now)).toEqual({
      all: { asked: 5, items: read },
      x: { asked: 0, items: [] },
    });
  });

  test.each([
    ['/', true],
    ['/a b', false],
    ['//x.az', false],
    ['/\\x.az', false],
    ['https://x.az', false],
  ])('%s is an address of this site: %s', (path, isIt) => {
    expect(isSitePath(path)).toBe(isIt);
  });

  test.each([
    ['https://x.az', true],
    ['http://x.az', false],
    ['javascript:1', false],
    ['/lessons', true],
    [`https://${'a'.repeat(bellLimits.path - 8)}`, true],
    [`https://${'a'.repeat(bellLimits.path - 7)}`, false],
    [`/${'a'.repeat(bellLimits.path - 1)}`, true],
    [`/${'a'.repeat(bellLimits.path)}`, false],
  ])('%s can be linked: %s', (link, isIt) => {
    expect(isLink(link)).toBe(isIt);
  });
});

describe('[TELL-2] the lines of the bell', () => {
  test('stand newest first, unread are those behind what was read and announcements that are not closed', () => {
    const list = { ...none, items: [order('old', 1), order('new', 3)], readUntil: 2, closed: ['b'] };
    const lines = bellEntries(list, of(announcement('a', 2), announcement('b', 4)), now);
    expect(lines.map(({ key, isUnread }) => [key, isUnread])).toEqual([
      ['announcement-b', false],
      ['new', true],
      ['announcement-a', true],
      ['old', false],
    ]);
    expect(
      bellEntries(withAllRead(list, of(announcement('a', 2)), now), of(announcement('a', 2)), now),
    ).not.toContainEqual(expect.objectContaining({ isUnread: true }));
  });

  test('leave out kinds that are switched off', () => {
    const list = { ...none, items: [order('one', 1)] };
    expect(bellEntries({ ...list, off: ['order'] }, of(announcement('a', 2)), now)).toHaveLength(1);
    expect(bellEntries({ ...list, off: ['order', 'announcement'] }, of(announcement('a', 2)), now)).toEqual(
      [],
    );
  });

  test('are all read when the bell is opened, but for what is switched off and not in it', () => {
    const list: KeptList = { ...none, items: [order('one', 1)], off: ['announcement'] };
    const read = withAllRead(list, of(announcement('a', 2)), now);
    expect(read).toMatchObject({ readUntil: 1, closed: [] });
    // They stand on no page either, until they are wanted again.
    expect(unreadAnnouncements(of(announcement('a', 2)), read, now)).toEqual([]);
    expect(unreadAnnouncements(of(announcement('a', 2)), { ...read, off: [] }, now)).toHaveLength(1);
  });

  test.each([
    [0, 'indi'],
    [59_999, 'indi'],
    [60_000, '1 dəqiqə əvvəl'],
    [3_599_999, '59 dəqiqə əvvəl'],
    [3_600_000, '1 saat əvvəl'],
    [86_399_999, '23 saat əvvəl'],
    [-5000, 'indi'],
  ])('say %s ms later: %s', (age, words) => {
    expect(ago(now - age, now)).toBe(words);
  });

  test('say the day of what is older', () => {
    const at = Date.parse('2026-11-20T10:05:00+04:00');
    expect(ago(at, at + 25 * 3_600_000)).toBe('dünən, 10:05');
    expect(ago(at, at + 49 * 3_600_000)).toBe('20.11.2026 10:05');
    // By the days of Baku, not by hours: 02:30 and 20:00 of the day before yesterday.
    const night = Date.parse('2026-11-28T01:00+04:00');
    for (const time of ['02:30', '20:00'])
      expect(ago(Date.parse(`2026-11-26T${time}+04:00`), night)).toBe(`26.11.2026 ${time}`);
    expect(ago(Date.parse('2026-11-27T00:10+04:00'), night)).toBe('dünən, 00:10');
  });
});

describe('[TELL-2] two devices and late answers', () => {
  const ids = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 4 });
  const list = fc.record({
    items: fc.array(
      fc.record({ id: fc.constantFrom('x', 'y'), at: fc.nat(9) }).map(({ id, at }) => order(id, at)),
      { maxLength: 3 },
    ),
    readUntil: fc.nat(9),
    closed: ids,
    off: fc.constantFrom<KeptList['off']>([], ['order']),
    asked: fc.nat(9),
  });

  test('what was read stays read, and the answer that was asked for last stays, whatever comes first', () => {
    fc.assert(
      fc.property(list, list, list, (kept, one, other) => {
        const ends = [
          mergedLists(mergedLists(kept, one), other),
          mergedLists(mergedLists(kept, other), one),
        ] as const;
        for (const end of ends) {
          for (const { readUntil, closed } of [kept, one, other]) {
            expect(end.readUntil).toBeGreaterThanOrEqual(readUntil);
            expect(end.closed).toEqual(expect.arrayContaining(closed));
          }
          expect(end.asked).toBe(Math.max(kept.asked, one.asked, other.asked));
        }
        expect(ends[0].readUntil).toBe(ends[1].readUntil);
      }),
    );
  });

  test('after the account has heard what it lacks, it lacks nothing', () => {
    fc.assert(
      fc.property(list, list, (kept, account) => {
        const device = mergedLists(kept, account);
        const marks = missingMarks(device, account);
        const heard = {
          readUntil: Math.max(account.readUntil, marks?.readUntil ?? 0),
          closed: joinClosed(account.closed, marks?.closed ?? []),
        };
        expect(missingMarks(device, heard)).toBeNull();
      }),
    );
  });

  test('a switch that was changed here outlives an answer that was asked for before', () => {
    const switched: KeptList = { ...none, off: ['order'], asked: 5 };
    expect(mergedLists(switched, { ...none, asked: 4 }).off).toEqual(['order']);
    expect(mergedLists(switched, { ...none, asked: 6 }).off).toEqual([]);
  });

  test('a closed announcement has room: the oldest are forgotten', () => {
    const many = Array.from({ length: bellLimits.closed }, (_, n) => String(n));
    expect(joinClosed(many, ['new'])).toHaveLength(bellLimits.closed);
    expect(joinClosed(many, ['new'])).toContain('new');
  });
});

describe('[TELL-1] announcements', () => {
  test('are shown until their last day is over and until they are closed, each once', () => {
    const kept: KeptAnnouncements = {
      all: { asked: 0, items: [announcement('a', 1), announcement('over', 9, now), announcement('b', 3)] },
      frontend: { asked: 0, items: [announcement('a', 1), announcement('c', 2, now + 500)] },
    };
    expect(presentAnnouncements(kept, now).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(unreadAnnouncements(kept, { closed: ['b'], off: [] }, now).map(({ id }) => id)).toEqual([
      'c',
      'a',
    ]);
    expect(nextEnd(kept, now)).toBe(now + 500);
    expect(presentAnnouncements(kept, now + 500).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(nextEnd(kept, now + 1000)).toBeNull();
  });

  const asked = (ages: Record<string, number>): KeptAnnouncements =>
    Object.fromEntries(
      Object.entries(ages).map(([course, age]) => [course, { asked: now - age, items: [] }]),
    );
  const old = askAgainMs;
  test.each<[string, Record<string, number>, string[], string | null, string | null]>([
    ['nothing is known', {}, ['a', 'b'], null, 'all'],
    ['all is young', { all: 1, a: 1 }, ['a'], null, null],
    ['one is old', { all: 1, a: old }, ['a'], null, 'a'],
    ['one was asked for longer ago', { all: old, a: old + 1 }, ['a'], null, 'a'],
    ['one was never asked for', { all: old + 9, a: old }, ['a', 'b'], null, 'b'],
    ['a course is gone', { all: 1, gone: old }, [], null, null],
    ['a course is open', { all: old + 9, a: old }, ['a', 'b'], 'a', 'a'],
    ['the open one is young', { all: old + 9, a: 1, b: old + 99 }, ['a', 'b'], 'a', 'all'],
    ['the open one and that for everybody are young', { all: 1, a: 1 }, ['a', 'b'], 'a', null],
    ['a course is open, its group was never asked for', { all: 1, a: old }, ['a', 'g-a'], 'a', 'g-a'],
    ['a course is open, and nothing is known', {}, ['a', 'g-a'], 'a', 'a'],
    ['the open one and the group are young', { all: old, a: 1, 'g-a': 1 }, ['a', 'g-a'], 'a', 'all'],
    ['a course is open that the user does not have', { all: old, a: 1 }, ['a'], 'b', 'all'],
    ['the clock was set back', { all: -1000, a: 1 }, ['a'], null, 'all'],
  ])('%s: one document at most is asked for', (_, ages, courses, open, due) => {
    expect(dueCourse(asked(ages), courses, now, open)).toBe(due);
  });
});

describe('[TELL-2] a notice of staff', () => {
  test('makes room for itself and for what others write meanwhile; one about the same thing is replaced', () => {
    const many = Array.from({ length: bellLimits.notices }, (_, n) => ({
      id: `order-${n}`,
      at: new Date(n),
    }));
    const gone = withoutRoom(many, 'order-new');
    expect(gone).toHaveLength(bellLimits.notices - bellLimits.kept + 1);
    expect(gone).toContain('order-0');
    expect(withoutRoom(many, 'order-0')).not.toContain('order-0');
    expect(withoutRoom(many.slice(0, 3), 'order-new')).toEqual([]);
  });

  test('has an id that the rules accept', () => {
    expect(noticeId({ kind: 'certificate', about: 'A'.repeat(26) })).toMatch(/^[A-Za-z0-9-]{1,64}$/);
    expect(noticeId({ kind: 'answer', about: 'a'.repeat(90) })).toHaveLength(64);
  });
});
