import { type Fields, remove, set } from '#core/cloud/operation.ts';
import { patch, without } from '../support/attack.ts';
import { purge, restore } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { keys, long, record } from '../support/documents.ts';
import { everyone } from '../support/people.ts';

export const deletedUsers = chapter('[PANEL-8] [PANEL-9] users in the trash, blocked');
const { deny, writes } = deletedUsers;
const admin = deletedUsers.committer('admin');
const back = (over: Fields) => restore('users', 'gone')('admin', over);
const purging = purge('users', 'gone')('admin');

writes('restores a user', ['admin'], restore('users', 'gone'));
writes('purges a user', ['admin'], purge('users', 'gone'));
admin.mayNot('restores a user with userKey', back({ userKey: keys.teacherKey }));
admin.mayNot('restores a user with another key', back({ userKey: long(30) }));
admin.mayNot('restores a user with adminKey', back({ adminKey: keys.adminKey }));
admin.mayNot('restores a former admin with his key', restore('users', 'ex-admin')('admin'));
admin.mayNot('restores a user as verified', back({ verified: true }));
admin.mayNot('restores a user with another lesson', back({ lessons: ['backend'] }));
deny('teacher', 'restores a former admin', commit(restore('users', 'ex-admin')('teacher')));
admin.mayNot('restores a user with an empty userKey', back({ userKey: '' }));
admin.mayNot('restores a user who is there again', back({}), { 'users/gone': record('gone') });
deny('gone', 'restores himself', commit(restore('users', 'gone')('gone')));
deny(
  'gone',
  'restores himself without an entry',
  commit(set('users/gone', record('gone')), remove('trash/users_gone')),
);
admin.mayNot('purges a user without blocking', without(purging, 'blocked/gone'));

for (const who of everyone) {
  deny(who, 'blocks somebody', commit(set('blocked/ayla', {})));
  deny(who, 'blocks somebody who has no record yet', commit(set('blocked/fresh', {})));
}
admin.mayNot('blocks somebody in the trash', set('blocked/gone', {}));
admin.mayNot('blocks with data', patch(purging, 'blocked/gone', { a: 1 }));
admin.mayNot('restores and blocks at once', [back({}), set('blocked/gone', {})]);
admin.mayNot('unblocks', remove('blocked/barred'));
