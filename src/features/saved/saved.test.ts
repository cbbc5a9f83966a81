import { describe, expect, test } from 'vitest';
import { savedLimits } from './limits.ts';
import {
  emptyList,
  entriesFor,
  isFull,
  kindOfSaved,
  linkOfSaved,
  listIn,
  type SavedEntries,
  savedItems,
  settleList,
  withChange,
  withinLimit,
} from './saved.ts';
import { isSettled } from './settled.ts';

const many = (count: number, title = 'a', from = 0): SavedEntries =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`/blogs/${n + from}`, { at: n + 1, title }]));

// How the lists of a device and of the account become one: core/device/record.test.ts.
describe('[READ-4] a change', () => {
  test('is newer than what it replaces, also on a device whose clock is behind', () => {
    const before = { '/blogs/a': { at: 1000, title: 'A' } };
    expect(withChange(before, '/blogs/a', '', 5)['/blogs/a']).toEqual({ at: 1001, title: '' });
  });

  test('is noted until the account has it', () => {
    const list = {
      ...emptyList,
      uid: 'u',
      entries: many(2),
      unsent: ['/blogs/0', '/blogs/1', '/blogs/gone'],
    };
    const { unsent, entries, readAt } = settleList(
      list,
      { '/blogs/0': { at: 1, title: 'a' }, ...many(1, 'b', 9) },
      7,
    );
    expect([unsent, Object.keys(entries), readAt]).toEqual([
      ['/blogs/1'],
      ['/blogs/0', '/blogs/1', '/blogs/9'],
      7,
    ]);
  });
});

test('[READ-4] a device forgets removed addresses when it has too many, never saved ones', () => {
  const all = { ...many(savedLimits.addresses), ...many(5, '', savedLimits.addresses) };
  expect(savedItems(withinLimit(all))).toHaveLength(savedLimits.addresses);
  expect(Object.keys(withinLimit(all))).toHaveLength(savedLimits.addresses);
  expect(isFull(all)).toBe(true);
  expect(isFull(many(savedLimits.addresses - 1))).toBe(false);
  expect(Object.keys(withinLimit(many(savedLimits.addresses + 5)))).toHaveLength(savedLimits.addresses + 5);
});

describe('[READ-4] what is kept', () => {
  test('a list that can be read stays as it is, anything else is left out', () => {
    const list = { uid: 'u', entries: many(2), unsent: ['/blogs/0'], readAt: 5, missing: [] };
    expect(listIn(JSON.parse(JSON.stringify(list)))).toEqual(list);
    for (const broken of [
      null,
      5,
      'x',
      [],
      { entries: 5 },
      { entries: { a: 1, '/x/a': { at: 1, title: 'a' } } },
    ])
      expect(listIn(broken)).toEqual(emptyList);
    expect(listIn({ ...list, entries: { '/blogs/a': { at: 'x', title: 'a' } }, unsent: [5] })).toMatchObject({
      entries: {},
      unsent: [],
    });
  });

  test("a guest's list is shown to who signs in, a user's to nobody else", () => {
    const list = { ...emptyList, entries: many(1) };
    expect(entriesFor(list, 'u')).toEqual(many(1));
    expect(entriesFor({ ...list, uid: 'u' }, 'u')).toEqual(many(1));
    expect(entriesFor({ ...list, uid: 'u' }, 'v')).toEqual({});
    expect(entriesFor({ ...list, uid: 'u' }, null)).toEqual({});
  });

  test('the account is asked when the list is not the user’s or has changes', () => {
    expect([isSettled(null, null), isSettled(null, 'u')]).toEqual([true, false]);
    const list = { ...emptyList, uid: 'u' };
    expect([isSettled(list, 'u'), isSettled(list, null)]).toEqual([true, false]);
    expect(isSettled({ ...list, unsent: ['/blogs/a'] }, 'u')).toBe(false);
    expect(isSettled({ ...emptyList, unsent: ['/blogs/a'] }, null)).toBe(true);
  });

  test('an address is a link to its page, and says which list it is on', () => {
    expect(linkOfSaved('/blogs/şüşə$1')).toBe(`/blogs/${encodeURIComponent('şüşə$1')}`);
    expect(linkOfSaved('/lessons/frontend/videos#v_1')).toBe('/lessons/frontend/videos#v_1');
    expect(['/blogs/a', '/code/css/a', '/lessons/a/videos#b', '/x'].map(kindOfSaved)).toEqual([
      'posts',
      'snippets',
      'videos',
      undefined,
    ]);
  });
});
