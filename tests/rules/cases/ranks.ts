import { deleteField } from 'firebase/firestore/lite';
import { limits } from '#domain/shared/limits.ts';
import { type Fields, update } from '#gateways/operation.ts';
import { appoint, dismiss, entry, grant, remove, revoke } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { keys, long, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';

export const lessons = chapter('[PANEL-7] [PANEL-11] users: lessons by staff');
export const ranks = chapter('[PANEL-8] [PANEL-9] [PANEL-11] users: rank and deletion by staff');

{
  const { allow, deny, refuses, writes } = lessons;
  writes('grants a lesson', staff, grant('ayla'));
  writes('revokes a lesson', staff, revoke('ayla'));
  writes('grants a first lesson', staff, grant('bahar'));
  deny('teacher', 'grants a lesson to himself', commit(grant('teacher')('teacher')));
  deny('teacher', "changes a colleague's lessons", commit(grant('colleague')('teacher')));
  deny('teacher', "changes an admin's lessons", commit(grant('admin')('teacher')));
  allow('admin', "changes a teacher's lessons", commit(grant('teacher')('admin')));
  deny('admin', "changes an admin's lessons", commit(grant('chief')('admin')));

  const grantTo = (over: Fields = {}) => grant('ayla')('teacher', over);
  const revokeFrom = (over: Fields = {}) => revoke('ayla')('teacher', over);
  refuses('teacher', 'grants', grantTo, 'lessons', [
    ['frontend', 'backend', 'css'],
    ['frontend', 'frontend'],
    ['backend', 'frontend'],
    ['frontend', 5],
    ['frontend', ''],
    ['frontend', long(limits.lesson + 1)],
    ['backend'],
    ['frontend'],
    'frontend',
    null,
  ]);
  const having = (...names: string[]) => ({ 'users/ayla': record('ayla', { lessons: names }) });
  const full = Array.from({ length: limits.lessons }, (_, i) => `l${i}`);
  deny('teacher', 'grants a 31st lesson', commit(grantTo()), having(...full));
  allow('teacher', 'grants a 30th lesson', commit(grantTo()), having(...full.slice(1)));
  deny('teacher', 'revokes two lessons', commit(revokeFrom({ lessons: [] })), having('a', 'b'));
  deny(
    'teacher',
    'revokes and changes the order',
    commit(revokeFrom({ lessons: ['c', 'b'] })),
    having('a', 'b', 'c'),
  );
  deny(
    'teacher',
    'revokes and adds another lesson',
    commit(revokeFrom({ lessons: ['a', 'z'] })),
    having('a', 'b', 'c'),
  );
  refuses('teacher', 'grants', grantTo, 'name', ['X']);
  refuses('teacher', 'grants', grantTo, 'userKey', [keys.teacherKey]);
  refuses('teacher', 'revokes', revokeFrom, 'email', ['q@x.az']);
  refuses('admin', 'grants', (over) => grant('ayla')('admin', over), 'password', ['p']);
}

{
  const { allow, deny, writes } = ranks;
  const appointing = (over: Fields) => commit(appoint('ayla')('admin', over));
  writes('assigns a teacher', ['admin'], appoint('ayla'));
  deny('admin', 'assigns a teacher whose e-mail nobody has verified', commit(appoint('bahar')('admin')));
  for (const verified of [false, 'true', 1]) {
    deny('admin', `assigns a teacher, verified = ${verified}`, appointing({}), {
      'users/ayla': record('ayla', { verified }),
    });
  }
  deny(
    'admin',
    'assigns a teacher and marks the e-mail at once',
    commit(appoint('bahar')('admin', { verified: true })),
  );
  writes('removes a teacher', ['admin'], dismiss('colleague'));
  deny('admin', 'assigns with a key that is not the configured one', appointing({ userKey: long(30) }));
  deny('admin', 'assigns with an empty key', appointing({ userKey: '' }), {
    'config/keys': { ...keys, teacherKey: '' },
  });
  deny('admin', 'removes a teacher by an empty key', commit(dismiss('colleague')('admin', { userKey: '' })));
  deny('admin', 'makes an admin', appointing({ userKey: undefined, adminKey: keys.adminKey }));
  deny('admin', 'assigns and renames at once', appointing({ name: 'X' }));
  deny('admin', "changes an admin's rank", commit(appoint('chief')('admin')));
  for (const [whose, user] of [
    ["an admin's", 'chief'],
    ['his own', 'admin'],
  ] as const) {
    deny(
      'admin',
      `clears ${whose} adminKey`,
      commit(
        update(`users/${user}`, { adminKey: deleteField(), audit: 'new-entry' }),
        entry('admin', 'users', user, 'dismiss'),
      ),
    );
  }
  deny('admin', 'dismisses himself', commit(dismiss('admin')('admin')));
  deny('admin', 'deletes himself', commit(remove('users', 'admin')('admin')));
  deny('teacher', 'deletes himself', commit(remove('users', 'teacher')('teacher')));
  deny('teacher', 'dismisses himself', commit(dismiss('teacher')('teacher')));
  writes('deletes a user', staff, remove('users', 'ayla'));
  deny('teacher', 'deletes a teacher', commit(remove('users', 'colleague')('teacher')));
  deny('teacher', 'deletes an admin', commit(remove('users', 'admin')('teacher')));
  allow('admin', 'deletes a teacher', commit(remove('users', 'colleague')('admin')));
  deny('admin', 'deletes an admin', commit(remove('users', 'chief')('admin')));
}
