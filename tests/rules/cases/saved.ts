import { merge, set } from '#core/cloud/operation.ts';
import { savedEntries } from '#features/saved/saved.ts';
import { chapter, commit } from '../support/chapter.ts';
import { long } from '../support/documents.ts';
import { recordCases } from '../support/record-cases.ts';

export const saved = chapter('[READ-4] users: reading, the saved list');
const { allow, deny, reads } = saved;
const path = 'users/ayla/reading/saved';
const entry = { at: 1_767_225_600_000, title: 'Git' };

reads(path, ['ayla']);
deny(
  'ayla',
  'writes another document beside it',
  commit(set('users/ayla/reading/other', { '/blogs/a': entry })),
);
recordCases(saved, {
  kind: savedEntries,
  entry,
  nth: (n) => ({ ...entry, at: n + 1 }),
  allowed: [
    { at: 1, title: '' },
    { at: 4_102_444_799_999, title: long(200) },
  ],
  odd: [5, 'x', null],
  wrong: {
    title: [5, null, long(201), undefined],
    at: [0, -1, 1.5, 4_102_444_800_000, '1', null, undefined],
    extra: [1],
  },
  id: (n) => `/blogs/yazı-${n}`,
  wrongIds: ['git', '/git', '/blogs', '/blogs/', '/blogs/a b', '/panel/a', ' /blogs/a', 'x/blogs/a'],
  removed: { at: 1_767_225_600_001, title: '' },
});
for (const address of ['/code/css/grid', '/lessons/frontend/videos#v-1', `/blogs/${long(210)}`])
  allow('ayla', `the address ${address.slice(0, 40)}`, commit(merge(path, { [address]: entry })));
deny('ayla', 'an address that is too long', commit(merge(path, { [`/blogs/${long(211)}`]: entry })));
