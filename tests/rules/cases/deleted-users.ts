import { type Fields, remove, set } from '#gateways/operation.ts';
import { patch, without } from '../support/attack.ts';
import { purge, restore } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { keys, long, record } from '../support/documents.ts';
import { everyone } from '../support/people.ts';

export const deletedUsers = chapter('[PANEL-8] [PANEL-9] users in the trash, blocked');
const { deny, writes } = deletedUsers;
const back = (over: Fields) => restore('users', 'gone')('admin', over);
const purging = purge('users', 'gone')('admin');

writes('restores a user', ['admin'], restore('users', 'gone'));
writes('purges a user', ['admin'], purge('users', 'gone'));
deny('admin', 'restores a user with userKey', commit(back({ userKey: keys.teacherKey })));
deny('admin', 'restores a user with another key', commit(back({ userKey: long(30) })));
deny('admin', 'restores a user with adminKey', commit(back({ adminKey: keys.adminKey })));
deny('admin', 'restores a former admin with his key', commit(restore('users', 'ex-admin')('admin')));
deny('admin', 'restores a user as verified', commit(back({ verified: true })));
deny('admin', 'restores a user with another lesson', commit(back({ lessons: ['backend'] })));
deny('teacher', 'restores a former admin', commit(restore('users', 'ex-admin')('teacher')));
deny('admin', 'restores a user with an empty userKey', commit(back({ userKey: '' })));
deny('admin', 'restores a user who is there again', commit(back({})), { 'users/gone': record('gone') });
deny('gone', 'restores himself', commit(restore('users', 'gone')('gone')));
deny(
  'gone',
  'restores himself without an entry',
  commit(set('users/gone', record('gone')), remove('trash/users_gone')),
);
deny('admin', 'purges a user without blocking', commit(without(purging, 'blocked/gone')));

for (const who of everyone) {
  deny(who, 'blocks somebody', commit(set('blocked/ayla', {})));
  deny(who, 'blocks somebody who has no record yet', commit(set('blocked/fresh', {})));
}
deny('admin', 'blocks somebody in the trash', commit(set('blocked/gone', {})));
deny('admin', 'blocks with data', commit(patch(purging, 'blocked/gone', { a: 1 })));
deny('admin', 'restores and blocks at once', commit(back({}), set('blocked/gone', {})));
deny('admin', 'unblocks', commit(remove('blocked/barred')));
