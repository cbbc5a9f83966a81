import type { SavedEntries } from '#domain/saved/saved.ts';
import { limits } from '#domain/shared/limits.ts';
import { merge, set } from '#gateways/operation.ts';
import { savedPath, saveList } from '#gateways/saved.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { members, uidOf, type Who } from '../support/people.ts';

export const saved = chapter('[READ-4] users: reading, the saved list');
const { allow, deny, reads, writes } = saved;
const path = savedPath('ayla');
const entry = { at: 1_767_225_600_000, title: 'Git' };
const removed = { at: 1_767_225_600_001, title: '' };

const entries = (count: number, one: object = entry): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`/blogs/yazı-${n}`, one]));
const saves = (who: Who, write: SavedEntries = { '/blogs/git': entry }, drop: string[] = []) => [
  saveList(uidOf(who), { write, drop }),
];
const given = (fields: Record<string, unknown> = { '/blogs/git': entry }) => ({ [path]: fields });

reads(path, ['ayla']);
deny('ayla', 'writes another document beside it', commit(set('users/ayla/reading/other', entries(1))));

writes('saves the first address', members, (who) => saves(who));
allow('ayla', 'saves another address', commit(saves('ayla', { '/code/css/grid': entry })), given());
allow('ayla', 'removes an address', commit(saves('ayla', { '/blogs/git': removed })), given());
allow(
  'ayla',
  'saves an address and forgets one that was removed',
  commit(saves('ayla', { '/lessons/frontend/videos#v-1': entry }, ['/blogs/git'])),
  given({ '/blogs/git': removed }),
);

const others: Who[] = ['bahar', 'admin', 'guest'];
for (const who of others) {
  deny(who, "begins another's list", commit(saves('ayla')));
  deny(who, "adds to another's list", commit(saves('ayla', { '/blogs/b': entry })), given());
}
deny('gone', 'begins a list after the record was deleted', commit(saves('gone')));
deny('gone', 'adds to a list after the record was deleted', commit(saves('gone', { '/blogs/b': entry })), {
  [savedPath('gone')]: { '/blogs/git': entry },
});

// Only entries are accepted as values
const wrong: Record<string, unknown[]> = {
  at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
  title: [5, null, long(201), undefined],
  extra: [1],
};
for (const [field, values] of Object.entries(wrong)) {
  for (const value of values) {
    const { [field]: _, ...rest }: Record<string, unknown> = entry;
    const odd = { '/blogs/b': value === undefined ? rest : { ...entry, [field]: value } };
    const shown = String(value).slice(0, 20);
    deny('ayla', `begins with ${field} = ${shown}`, commit(merge(path, odd)));
    deny('ayla', `goes on with ${field} = ${shown}`, commit(merge(path, odd)), given());
  }
}
for (const odd of [5, 'x', null, [entry]]) {
  deny('ayla', `an entry that is ${JSON.stringify(odd)}`, commit(merge(path, { '/blogs/b': odd })), given());
}
for (const one of [
  { at: 1, title: '' },
  { at: 4_102_444_799_999, title: long(200) },
]) {
  allow('ayla', `an entry at ${one.at}`, commit(merge(path, { '/blogs/b': one })), given());
}

// Only addresses of posts, snippets and videos
for (const address of [
  'git',
  '/git',
  '/blogs',
  '/blogs/',
  '/blogs/a b',
  '/panel/a',
  ' /blogs/a',
  'x/blogs/a',
]) {
  deny('ayla', `the address '${address}'`, commit(merge(path, { [address]: entry })), given());
  deny('ayla', `begins with the address '${address}'`, commit(merge(path, { [address]: entry })));
}
allow('ayla', 'an address of the longest slug', commit(merge(path, { [`/blogs/${long(210)}`]: entry })));
deny('ayla', 'a longer address', commit(merge(path, { [`/blogs/${long(211)}`]: entry })));

// At most ten changes at once, 300 entries in total
const different = (count: number) =>
  Object.fromEntries(Object.keys(entries(count)).map((address, n) => [address, { at: n + 1, title: 'a' }]));
const most = limits.savedAtOnce;
allow('ayla', 'ten addresses at once', commit(merge(path, different(most))));
deny('ayla', 'eleven addresses at once', commit(merge(path, different(most + 1))));
for (let n = 0; n < most; n += 1) {
  const address = Object.keys(different(most))[n] ?? '';
  const odd = { ...different(most), [address]: { at: n + 1, title: 5 } };
  deny('ayla', `ten addresses at once, number ${n} is wrong`, commit(merge(path, odd)));
}
allow('ayla', 'a 300th address', commit(saves('ayla')), given(entries(limits.saved - 1)));
deny('ayla', 'a 301st address', commit(saves('ayla')), given(entries(limits.saved)));
allow(
  'ayla',
  'a new address in place of one that was removed',
  commit(saves('ayla', { '/blogs/git': entry }, ['/blogs/yazı-0'])),
  given(entries(limits.saved)),
);
