import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { coursesNow } from '#core/session/grants.ts';
import { cells, type ReaderKind } from '#support/entitlement.ts';
import { mayWatch, type Reader, VideoDocument } from './video.ts';

const base = {
  id: 'v1',
  title: 'Flexbox',
  titleKey: 'flexbox',
  hashtags: ['frontend', 'css'],
  url: 'abcdefghijk',
  paid: '',
  time: new Date('2026-01-01'),
  rev: 1,
  audit: 'e1',
};
const free = v.parse(VideoDocument, { ...base, demo: 'true' });
const group = v.parse(VideoDocument, { ...base, demo: 'false', group: 'frontend' });

describe('VideoDocument', () => {
  test.each([
    ['demo as a boolean', { demo: true }],
    ['neither free nor in a group', { demo: 'false' }],
    ['an address for an id', { demo: 'true', url: 'https://youtu.be/abcdefghijk' }],
    ['no hashtag', { demo: 'true', hashtags: [] }],
    ['a hashtag with a space', { demo: 'true', hashtags: ['a b'] }],
    ['a duration of nothing', { demo: 'true', duration: 0 }],
  ])('[CMS-4] refuses %s', (_what, over) => {
    expect(v.safeParse(VideoDocument, { ...base, ...over }).success).toBe(false);
  });
});

const until = (end: string) =>
  coursesNow({ lessons: ['frontend'], ends: { frontend: new Date(end) } }, new Date('2026-06-01'));

/** The visitors of the table in the form that the pages use. */
const known: Record<ReaderKind, Reader> = {
  guest: { visitor: 'guest', lessons: [] },
  unverified: { visitor: 'student', lessons: [] },
  'verified without lessons': { visitor: 'student', lessons: [] },
  'with this lesson': { visitor: 'student', lessons: ['css', 'frontend'] },
  'with this lesson until a day to come': { visitor: 'student', lessons: until('2027-01-01') },
  'with this lesson until a day that is over': { visitor: 'student', lessons: until('2026-01-01') },
  'with another lesson': { visitor: 'student', lessons: ['backend'] },
  teacher: { visitor: 'teacher', lessons: [] },
  admin: { visitor: 'admin', lessons: [] },
};

describe('mayWatch', () => {
  test.each(cells)('[VIDEO-9] [SCHOOL-2] $reader, $kind: $opens', ({ reader, kind, opens }) => {
    expect(mayWatch(kind === 'free' ? free : group, known[reader])).toBe(opens);
  });

  test('[VIDEO-9] opens no group video to a guest, even if lessons are given', () => {
    expect(mayWatch(group, { visitor: 'guest', lessons: ['frontend'] })).toBe(false);
  });
});
