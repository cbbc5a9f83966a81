import { serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, remove as removal, set, update } from '#gateways/operation.ts';
import { moved, operationAt, without } from '../support/attack.ts';
import { editBlog, entry, purge, remove, restore } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { blog, code, otherTime, trashed } from '../support/documents.ts';
import { staff } from '../support/people.ts';

export const trash = chapter('[PANEL-9] [PANEL-14] trash');
const { deny, lists, reads } = trash;

reads('trash/blogs_gone', staff);
reads('trash/users_gone', staff);
lists('trash', staff);

// Into the trash
const toss = (over: Fields = {}) => remove('codes', 'one')('teacher', over);
const forgeries: Fields = {
  // The same title, because the log entry would notice another one.
  data: code({ content: '<p>Saxta</p>' }),
  by: 'admin',
  at: otherTime,
  collection: 'blogs',
  target: 'two',
  extra: 1,
  audit: 'old',
};
for (const [field, value] of Object.entries(forgeries)) {
  deny('teacher', `deletes a code, trash with ${field} forged`, commit(toss({ [field]: value })));
}
deny('teacher', 'deletes without trash', commit(without(toss(), 'trash/codes_one')));
deny('teacher', 'deletes with nothing but the deletion', commit(removal('blogs/one')));
for (const path of ['users/ayla', 'videos/group', 'codes/one']) {
  for (const who of staff) deny(who, `deletes ${path} and nothing else`, commit(removal(path)));
}
deny('teacher', 'trash without the deletion', commit(without(toss(), 'codes/one')));
deny('teacher', 'trash under another name', commit(moved(toss(), 'trash/codes_one', 'trash/codes_two')));
deny(
  'teacher',
  'a second trash entry under another name',
  commit(toss(), { ...operationAt(toss(), 'trash/codes_one'), path: 'trash/other' }),
);
const tossing = (collection: string, target: string, data: Fields, by: string, audit: string) =>
  set(`trash/${collection}_${target}`, { collection, target, data, by, at: serverTimestamp(), audit });
deny(
  'teacher',
  'trash of something that was never there',
  commit(
    tossing('codes', 'none', code(), 'teacher', 'new-entry'),
    entry('teacher', 'codes', 'none', 'delete'),
  ),
);
deny(
  'ayla',
  'trash of own progress',
  commit(
    removal('users/ayla/progress/frontend'),
    tossing('progress', 'frontend', {}, 'ayla', 'e'),
    entry('ayla', 'progress', 'frontend', 'delete', 'e'),
  ),
);
deny(
  'teacher',
  'deletes over an older trash entry',
  commit(without(toss(), 'trash/codes_one', 'audit/new-entry')),
  { 'trash/codes_one': trashed('codes', 'one', code()) },
);

// One entry for two changes
const shared = { title: 'X', rev: 2, audit: 'new-entry' };
deny(
  'teacher',
  'two documents share one entry, another collection',
  commit(editBlog('teacher'), update('codes/one', shared)),
);
deny(
  'teacher',
  'two documents share one entry, same collection',
  commit(editBlog('teacher'), update('blogs/two', shared)),
  { 'blogs/two': blog({ slug: 'iki' }) },
);

// In the trash, and out of it
for (const who of staff) {
  deny(who, 'changes what lies in the trash', commit(update('trash/blogs_gone', { 'data.title': 'x' })));
  deny(who, 'empties the trash without an entry', commit(removal('trash/blogs_gone')));
}
deny('teacher', 'purges with an entry', commit(purge('blogs', 'gone')('teacher')));
deny('admin', 'purges what stands at its place again', commit(purge('blogs', 'gone')('admin')), {
  'blogs/gone': blog({ slug: 'silinen' }),
});
deny(
  'admin',
  'purges under an entry of free choice',
  commit(removal('trash/blogs_gone'), entry('admin', 'blogs', 'gone', 'purge', 'free-choice')),
);
for (const collection of ['blogs', 'codes', 'videos'] as const) {
  const back = (over: Fields = {}) => restore(collection, 'gone')('teacher', over);
  const say = (how: string, ...batch: Parameters<typeof commit>) =>
    deny('teacher', `restores ${collection} ${how}`, commit(...batch));
  say('changed', back({ title: 'Saxta' }));
  say('with a field more', back({ extra: 1 }));
  say('with a field less', back({ title: undefined }));
  say('and leaves the trash', without(back(), `trash/${collection}_gone`));
  say('under another id', moved(back(), `${collection}/gone`, `${collection}/other`));
}
