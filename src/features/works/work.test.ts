import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { bellLimits } from '#features/bell/limits.ts';
import { workLimits } from './limits.ts';
import { waited } from './texts.ts';
import { versionLines } from './version-lines.ts';
import {
  byNeed,
  bytesOf,
  isPossible,
  isRead,
  queuePosition,
  usualWait,
  type Work,
  waitsWith,
  workAddress,
  workAddressIn,
} from './work.ts';

const now = new Date('2026-11-27T10:00:00Z');
const hoursAgo = (n: number) => new Date(now.getTime() - n * 3_600_000);

describe('[TASK-1] the queue of a course', () => {
  test('a place counts those that were sent before and are still with staff', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }), (tickets) => {
        const open = Object.fromEntries(tickets.map((ticket) => [ticket, now]));
        const places = [...tickets].sort((a, b) => a - b).map((ticket) => queuePosition({ open }, ticket));
        expect(places).toEqual(tickets.map((_, at) => at + 1));
      }),
    );
  });

  test('the usual time is the median of the last 20', () => {
    expect(usualWait({ waits: [] })).toBeNull();
    expect(usualWait({ waits: [90] })).toBe(90);
    expect(usualWait({ waits: [500, 10, 30] })).toBe(30);
    // Of an even number the lower one of the two in the middle: nobody is promised more than half have waited.
    expect(usualWait({ waits: [40, 10, 30, 20] })).toBe(20);
    const waits = Array.from({ length: 25 }, (_, n) => n).reduce<number[]>((all, n) => waitsWith(all, n), []);
    expect(waits).toEqual(Array.from({ length: workLimits.waits }, (_, n) => n + 5));
    // A device whose clock is behind.
    expect(waitsWith([], -5)).toEqual([0]);
  });

  test.each([
    [5, '1 dəqiqə'],
    [59 * 60, '59 dəqiqə'],
    [3_600, '1 saat'],
    [47 * 3_600, '47 saat'],
    [49 * 3_600, '2 gün'],
  ])('%s seconds are said as «%s»', (seconds, words) => {
    expect(waited(seconds)).toBe(words);
  });
});

describe('[TASK-2] a claim', () => {
  test('excludes others for a day', () => {
    const claimed = (hours: number) => ({ state: 'claimed' as const, claimedAt: hoursAgo(hours) });
    expect([23.9, 24].map((hours) => isRead(claimed(hours), now))).toEqual([true, false]);
    expect([23.9, 24].map((hours) => isPossible('claim', claimed(hours), now))).toEqual([false, true]);
    expect([23.9, 24].map((hours) => isPossible('withdraw', claimed(hours), now))).toEqual([false, true]);
  });
});

test.each<[string, string | null]>([
  ['https://a.az', 'https://a.az'],
  ['https://a.az/x?y=1#z', 'https://a.az/x?y=1#z'],
  ['HTTPS://Kodyol.example', 'https://Kodyol.example'],
  ['https://kod\u200byol.az/\u202ea', 'https://kodyol.az/a'],
  ['https://şəkil.az', 'https://şəkil.az'],
  ['github.com/a/b', 'https://github.com/a/b'],
  ['www.şəkil.az', 'https://www.şəkil.az'],
  ['ad.github.io/index.html', 'https://ad.github.io/index.html'],
  ['https://172.15.0.1/', 'https://172.15.0.1/'],
  ...[
    'http://a.az',
    'https://127.0.0.1:5500/index.html',
    'https://2130706433/',
    'https://10.0.0.2/',
    'https://172.16.0.1/',
    'https://192.168.1.5:3000',
    'https://kompüter.local/',
    'https://a.localhost',
    'https://[::1]/',
    '127.0.0.1:5500/index.html',
    'index.html.',
    'index.html',
    'Mənim.Saytım.ZIP',
    'style.css?v=2',
    'javascript:alert(1)',
    'https://',
    'https://a az',
    'https://a.az"b',
    'https:///a.az',
    'https://.',
    'https://%%%',
    'https://[bad',
    'https://a.az:99999/',
    'https://kodyol.az@evil.example/',
    'https://user:pass@evil.example',
    `https://a.az/${'a'.repeat(workLimits.address)}`,
  ].map((typed): [string, null] => [typed, null]),
])('[TASK-1] the address in %j is %j', (typed, address) => {
  expect(workAddressIn(typed)).toBe(address);
});

test('[TASK-1] code is measured in bytes', () => {
  expect(bytesOf('ə'.repeat(10))).toBe(20);
});

test('[TELL-2] the address of a work fits into a notice, however long its task', () => {
  const longest = workAddress('a'.repeat(limits.coursePath), 'a'.repeat(limits.slug));
  expect(longest.length).toBeLessThanOrEqual(bellLimits.path);
});

describe('[TASK-2] how a version differs', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 12 });

  test('the lines of both versions are there, in their order', () => {
    fc.assert(
      fc.property(lines, lines, (before, now) => {
        const found = versionLines(now.join('\n'), before.join('\n'));
        expect(found.filter(({ kind }) => kind !== 'gone').map(({ text }) => text)).toEqual(now);
        expect(found.filter(({ kind }) => kind !== 'new').map(({ text }) => text)).toEqual(before);
        expect(found.flatMap(({ number }) => number ?? [])).toEqual(now.map((_, at) => at + 1));
      }),
    );
  });

  test('as much as possible is the same', () => {
    const found = versionLines('a\nb\nx\nd', 'a\nb\nc\nd').map(({ text, kind }) => [text, kind]);
    expect(found).toEqual([
      ['a', 'same'],
      ['b', 'same'],
      ['c', 'gone'],
      ['x', 'new'],
      ['d', 'same'],
    ]);
  });

  test('code that is too long for the table has changed as a whole', () => {
    const code = (letter: string) => Array.from({ length: 2_000 }, (_, n) => `${letter}${n}`).join('\n');
    const kinds = versionLines(code('a'), code('b')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'new')).toHaveLength(2_000);
    expect(kinds.filter((kind) => kind === 'gone')).toHaveLength(2_000);
  });

  test('the first version has no changes, and ends of lines of other systems are none', () => {
    expect(versionLines('a\r\nb').map(({ text, kind }) => [text, kind])).toEqual([
      ['a', 'same'],
      ['b', 'same'],
    ]);
    expect(versionLines('a\nb', 'a\r\nb').every(({ kind }) => kind === 'same')).toBe(true);
  });
});

test('[TASK-1] the own works begin with what came back and end with what is accepted; what was not sent is left out', () => {
  const work = (id: string, state: Work['state'], hours: number): Work => ({
    id,
    uid: 'ayla',
    name: 'Ayla',
    course: 'frontend',
    task: id,
    title: id,
    kind: 'code',
    state,
    version: 1,
    ticket: 1,
    at: hoursAgo(hours),
    claimedBy: '',
    claimedName: '',
    thread: {},
    asked: false,
    rev: 1,
  });
  const works = [
    work('accepted', 'accepted', 1),
    work('begun', 'begun', 1),
    work('sent', 'sent', 2),
    work('old', 'returned', 9),
    work('new', 'returned', 3),
    work('read', 'claimed', 5),
    work('taken back', 'withdrawn', 1),
  ];
  expect(byNeed(works).map(({ id }) => id)).toEqual(['new', 'old', 'read', 'sent', 'taken back', 'accepted']);
});
