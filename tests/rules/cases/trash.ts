import { serverTimestamp } from 'firebase/firestore/lite';
import { type Fields, remove as removal, set, update } from '#core/cloud/operation.ts';
import { moved, operationAt, without } from '../support/attack.ts';
import { editBlog, entry, purge, remove, restore } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { blog, code, otherTime, trashed } from '../support/documents.ts';
import { staff } from '../support/people.ts';

export const trash = chapter('[PANEL-9] [PANEL-14] trash');
const { deny, lists, reads } = trash;
const teacher = trash.committer('teacher');

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
  teacher.mayNot(`deletes a code, trash with ${field} forged`, toss({ [field]: value }));
}
teacher.mayNot('deletes without trash', without(toss(), 'trash/codes_one'));
teacher.mayNot('deletes with nothing but the deletion', removal('blogs/one'));
for (const path of ['users/ayla', 'videos/group', 'codes/one']) {
  for (const who of staff) deny(who, `deletes ${path} and nothing else`, commit(removal(path)));
}
teacher.mayNot('trash without the deletion', without(toss(), 'codes/one'));
teacher.mayNot('trash under another name', moved(toss(), 'trash/codes_one', 'trash/codes_two'));
teacher.mayNot('a second trash entry under another name', [
  toss(),
  { ...operationAt(toss(), 'trash/codes_one'), path: 'trash/other' },
]);
const tossing = (collection: string, target: string, data: Fields, by: string, audit: string) =>
  set(`trash/${collection}_${target}`, { collection, target, data, by, at: serverTimestamp(), audit });
teacher.mayNot('trash of something that was never there', [
  tossing('codes', 'none', code(), 'teacher', 'new-entry'),
  entry('teacher', 'codes', 'none', 'delete'),
]);
deny(
  'ayla',
  'trash of own progress',
  commit(
    removal('users/ayla/progress/frontend'),
    tossing('progress', 'frontend', {}, 'ayla', 'e'),
    entry('ayla', 'progress', 'frontend', 'delete', 'e'),
  ),
);
teacher.mayNot('deletes over an older trash entry', without(toss(), 'trash/codes_one', 'audit/new-entry'), {
  'trash/codes_one': trashed('codes', 'one', code()),
});

// One entry for two changes
const shared = { title: 'X', rev: 2, audit: 'new-entry' };
teacher.mayNot('two documents share one entry, another collection', [
  editBlog('teacher'),
  update('codes/one', shared),
]);
teacher.mayNot(
  'two documents share one entry, same collection',
  [editBlog('teacher'), update('blogs/two', shared)],
  { 'blogs/two': blog({ slug: 'iki' }) },
);

// In the trash, and out of it
for (const who of staff) {
  deny(who, 'changes what lies in the trash', commit(update('trash/blogs_gone', { 'data.title': 'x' })));
  deny(who, 'empties the trash without an entry', commit(removal('trash/blogs_gone')));
}
teacher.mayNot('purges with an entry', purge('blogs', 'gone')('teacher'));
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
