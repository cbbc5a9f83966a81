import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountListIn } from '#domain/saved/account-list.ts';
import { applyChange, mergeSaved, nextChange, stillUnsent } from '#domain/saved/exchange.ts';
import {
  emptyList,
  entriesFor,
  isFull,
  kindOfSaved,
  linkOfSaved,
  listIn,
  type SavedEntries,
  savedItems,
  withChange,
  withinLimit,
} from '#domain/saved/saved.ts';
import { isSettled } from '#domain/saved/settled.ts';
import { limits } from '#domain/shared/limits.ts';

const entry = fc.record({ at: fc.integer({ min: 1, max: 6 }), title: fc.constantFrom('', 'a', 'b') });
const entries = fc.dictionary(
  fc.constantFrom('/blogs/a', '/blogs/b', '/code/css/c', '/lessons/x/videos#d'),
  entry,
);
const many = (count: number, title = 'a', from = 0): SavedEntries =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`/blogs/${n + from}`, { at: n + 1, title }]));

/** All writes that an account gets until it has everything. */
function sent(mine: SavedEntries, stored: SavedEntries) {
  let now = stored;
  let writes = 0;
  for (let next = nextChange(mine, now); next; next = nextChange(mine, now)) {
    expect(Object.keys(next.write).length).toBeLessThanOrEqual(limits.savedAtOnce);
    now = applyChange(now, next);
    writes += 1;
  }
  return { now, writes };
}

describe('[READ-4] two lists become one', () => {
  test('the same whichever comes first, and the newest entry of each address wins', () => {
    fc.assert(
      fc.property(entries, entries, entries, (one, other, third) => {
        expect(mergeSaved(one, other)).toEqual(mergeSaved(other, one));
        expect(mergeSaved(mergeSaved(one, other), third)).toEqual(mergeSaved(one, mergeSaved(other, third)));
        expect(mergeSaved(one, one)).toEqual(one);
      }),
    );
    const older = { '/blogs/a': { at: 1, title: 'A' } };
    const removed = { '/blogs/a': { at: 2, title: '' } };
    expect(savedItems(mergeSaved(older, removed))).toEqual([]);
    expect(savedItems(mergeSaved({ '/blogs/a': { at: 3, title: 'A' } }, removed))).toHaveLength(1);
  });

  test('a device and an account that have exchanged their changes show the same', () => {
    fc.assert(
      fc.property(entries, entries, (mine, stored) => {
        const { now } = sent(mine, stored);
        expect(savedItems(mergeSaved(mine, now))).toEqual(savedItems(now));
        expect(stillUnsent(mine, now, Object.keys(mine))).toEqual([]);
      }),
    );
  });

  test('a change is newer than what it replaces, also on a device whose clock is behind', () => {
    const before = { '/blogs/a': { at: 1000, title: 'A' } };
    expect(withChange(before, '/blogs/a', '', 5)['/blogs/a']).toEqual({ at: 1001, title: '' });
  });
});

describe('[READ-4] the limit', () => {
  test('ten entries a write', () => {
    expect(sent(many(25), {}).writes).toBe(3);
  });

  test('an account that is full takes new addresses in place of removed ones, the oldest first', () => {
    const stored = { ...many(limits.saved - 1), '/blogs/old': { at: 1, title: '' } };
    const mine = { '/blogs/new': { at: 9_999, title: 'N' }, '/blogs/newer': { at: 10_000, title: 'M' } };
    const { now } = sent(mine, stored);
    expect(Object.keys(now)).toHaveLength(limits.saved);
    expect(now).toHaveProperty(['/blogs/newer']);
    expect(now).not.toHaveProperty(['/blogs/old']);
    // The other one stays on the device.
    expect(now).not.toHaveProperty(['/blogs/new']);
    expect(stillUnsent(mine, now, Object.keys(mine))).toEqual(['/blogs/new']);
  });

  test('a device forgets removed addresses when it has too many, never saved ones', () => {
    const all = { ...many(limits.saved), ...many(5, '', limits.saved) };
    expect(savedItems(withinLimit(all))).toHaveLength(limits.saved);
    expect(Object.keys(withinLimit(all))).toHaveLength(limits.saved);
    expect(isFull(all)).toBe(true);
    expect(isFull(many(limits.saved - 1))).toBe(false);
    expect(Object.keys(withinLimit(many(limits.saved + 5)))).toHaveLength(limits.saved + 5);
  });
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

  test("an account's entries are parsed one by one", () => {
    const stored = {
      ...many(1),
      '/blogs/x': { at: -1, title: 'a' },
      '/blogs/y': 5,
      other: { at: 1, title: 'a' },
    };
    expect(accountListIn(stored)).toEqual(many(1));
  });

  test("a guest's list is shown to who signs in, a user's to nobody else", () => {
    const list = { ...emptyList, entries: many(1) };
    expect(entriesFor(list, 'u')).toEqual(many(1));
    expect(entriesFor({ ...list, uid: 'u' }, 'u')).toEqual(many(1));
    expect(entriesFor({ ...list, uid: 'u' }, 'v')).toEqual({});
    expect(entriesFor({ ...list, uid: 'u' }, null)).toEqual({});
  });

  test('the account is asked when the list is not the user’s or has changes', () => {
    expect(isSettled(null, null)).toBe(true);
    expect(isSettled(null, 'u')).toBe(false);
    expect(isSettled({ uid: 'u', unsent: [] }, 'u')).toBe(true);
    expect(isSettled({ uid: 'u', unsent: ['/blogs/a'] }, 'u')).toBe(false);
    expect(isSettled({ uid: 'u', unsent: [] }, null)).toBe(false);
    expect(isSettled({ uid: null, unsent: ['/blogs/a'] }, null)).toBe(true);
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
