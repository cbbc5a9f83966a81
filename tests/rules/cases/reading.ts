import { limit } from 'firebase/firestore/lite';
import { limits } from '#domain/limits.ts';
import { type Fields, remove, set, update } from '#gateways/firebase/batches/operation.ts';
import { addBookmark, removeBookmark, saveProgress } from '#gateways/firebase/batches/reading.ts';
import { patch } from '../support/attack.ts';
import { chapter, commit, list } from '../support/chapter.ts';
import { long, otherTime } from '../support/documents.ts';
import { members, uidOf, type Who } from '../support/people.ts';

export const reading = chapter('[VIDEO-10] users: progress and bookmarks');
const { allow, deny, each, reads, writes } = reading;
const progress = { v1: { seconds: 3, done: true, at: 1767225600000 } };
const bookmark = { title: 'T', path: '/blogs/t' };

reads('users/ayla/progress/frontend', ['ayla']);
reads('users/ayla/bookmarks/b1', ['ayla']);
each(['ayla'], 'lists bookmarks of ayla', () => list('users/ayla/bookmarks', limit(limits.page)));
deny('ayla', 'lists own bookmarks without a limit', list('users/ayla/bookmarks'));
deny('ayla', 'lists 51 own bookmarks', list('users/ayla/bookmarks', limit(limits.page + 1)));
deny('ayla', 'lists own progress', list('users/ayla/progress', limit(5)));
deny('admin', 'reads all progress as a collection group', (client) => client.group('progress', limit(5)));

writes('saves own progress', members, (who) => saveProgress(uidOf(who), 'backend', progress));
writes('bookmarks', members, (who) => addBookmark(uidOf(who), 'b2', bookmark));
allow('ayla', 'adds to own progress', commit(saveProgress('ayla', 'frontend', progress)));
allow('ayla', 'updates own progress', commit(update('users/ayla/progress/frontend', { 'v1.seconds': 9 })));
allow('ayla', 'deletes own progress', commit(remove('users/ayla/progress/frontend')));
allow('ayla', 'deletes own bookmark', commit(removeBookmark('ayla', 'b1')));
deny('ayla', 'changes a bookmark', commit(update('users/ayla/bookmarks/b1', { title: 'Başqa' })));
deny('ayla', 'progress of an odd lesson', commit(set('users/ayla/progress/Bad_Lesson', {})));

const others: Who[] = ['bahar', 'admin', 'guest'];
for (const who of others) {
  deny(who, "saves another's progress", commit(saveProgress('ayla', 'frontend', progress)));
  deny(who, "deletes another's progress", commit(remove('users/ayla/progress/frontend')));
  deny(who, "writes another's bookmark", commit(addBookmark('ayla', 'b2', bookmark)));
  deny(who, "deletes another's bookmark", commit(removeBookmark('ayla', 'b1')));
}

const wrong: Fields[] = [
  { title: '' },
  { title: long(limits.title + 1) },
  { path: '' },
  { path: long(limits.path + 1) },
  { at: otherTime },
  { extra: 1 },
];
for (const over of wrong) {
  const batch = patch(addBookmark('ayla', 'b2', bookmark), 'users/ayla/bookmarks/b2', over);
  deny('ayla', `bookmark with ${JSON.stringify(over).slice(0, 20)}`, commit(batch));
}
