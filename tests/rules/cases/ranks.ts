import { deleteField } from 'firebase/firestore/lite';
import { type Fields, update } from '#core/cloud/operation.ts';
import { limits } from '#core/words/limits.ts';
import { appoint, dismiss, entry, grant, remove, revoke } from '../support/batches.ts';
import { chapter, commit } from '../support/chapter.ts';
import { keys, long, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';

export const lessons = chapter('[PANEL-7] [PANEL-11] users: lessons by staff');
export const ranks = chapter('[PANEL-8] [PANEL-9] [PANEL-11] users: rank and deletion by staff');

{
  const { allow, deny, refuses, writes } = lessons;
  const teacher = lessons.committer('teacher');
  writes('grants a lesson', staff, grant('ayla'));
  writes('revokes a lesson', staff, revoke('ayla'));
  writes('grants a first lesson', staff, grant('bahar'));
  teacher.mayNot('grants a lesson to himself', grant('teacher')('teacher'));
  teacher.mayNot("changes a colleague's lessons", grant('colleague')('teacher'));
  teacher.mayNot("changes an admin's lessons", grant('admin')('teacher'));
  allow('admin', "changes a teacher's lessons", commit(grant('teacher')('admin')), {
    'users/teacher': record('teacher', { userKey: keys.teacherKey, verified: true }),
  });
  deny('admin', "changes an admin's lessons", commit(grant('chief')('admin')));

  const grantTo = (over: Fields = {}) => grant('ayla')('teacher', over);
  const revokeFrom = (over: Fields = {}) => revoke('ayla')('teacher', over);
  refuses('teacher', 'grants', grantTo, 'lessons', [
    ['frontend', 'backend', 'css'],
    ['frontend', 'frontend'],
    ['backend', 'frontend'],
    ['frontend', 5],
    ['frontend', ''],
    ['frontend', long(limits.coursePath + 1)],
    ['backend'],
    ['frontend'],
    'frontend',
    null,
  ]);
  const having = (...names: string[]) => ({
    'users/ayla': record('ayla', { lessons: names, verified: true }),
  });
  const full = Array.from({ length: limits.lessons }, (_, i) => `l${i}`);
  teacher.mayNot('grants a 31st lesson', grantTo(), having(...full));
  teacher.may('grants a 30th lesson', grantTo(), having(...full.slice(1)));
  teacher.mayNot('revokes two lessons', revokeFrom({ lessons: [] }), having('a', 'b'));
  teacher.mayNot('revokes and changes the order', revokeFrom({ lessons: ['c', 'b'] }), having('a', 'b', 'c'));
  teacher.mayNot(
    'revokes and adds another lesson',
    revokeFrom({ lessons: ['a', 'z'] }),
    having('a', 'b', 'c'),
  );
  refuses('teacher', 'grants', grantTo, 'name', ['X']);
  refuses('teacher', 'grants', grantTo, 'userKey', [keys.teacherKey]);
  refuses('teacher', 'revokes', revokeFrom, 'email', ['q@x.az']);
  refuses('admin', 'grants', (over) => grant('ayla')('admin', over), 'password', ['p']);
}

{
  const { deny, writes } = ranks;
  const admin = ranks.committer('admin');
  const teacher = ranks.committer('teacher');
  const appointing = (over: Fields) => commit(appoint('ayla')('admin', over));
  writes('assigns a teacher', ['admin'], appoint('ayla'));
  admin.mayNot('assigns a teacher whose e-mail nobody has verified', appoint('elnur')('admin'));
  for (const verified of [false, 'true', 1]) {
    deny('admin', `assigns a teacher, verified = ${verified}`, appointing({}), {
      'users/ayla': record('ayla', { verified }),
    });
  }
  admin.mayNot(
    'assigns a teacher and marks the e-mail at once',
    appoint('elnur')('admin', { verified: true }),
  );
  writes('removes a teacher', ['admin'], dismiss('colleague'));
  deny('admin', 'assigns with a key that is not the configured one', appointing({ userKey: long(30) }));
  deny('admin', 'assigns with an empty key', appointing({ userKey: '' }), {
    'config/keys': { ...keys, teacherKey: '' },
  });
  admin.mayNot('removes a teacher by an empty key', dismiss('colleague')('admin', { userKey: '' }));
  deny('admin', 'makes an admin', appointing({ userKey: undefined, adminKey: keys.adminKey }));
  deny('admin', 'assigns and renames at once', appointing({ name: 'X' }));
  admin.mayNot("changes an admin's rank", appoint('chief')('admin'));
  for (const [whose, user] of [
    ["an admin's", 'chief'],
    ['his own', 'admin'],
  ] as const) {
    admin.mayNot(`clears ${whose} adminKey`, [
      update(`users/${user}`, { adminKey: deleteField(), audit: 'new-entry' }),
      entry('admin', 'users', user, 'dismiss'),
    ]);
  }
  admin.mayNot('dismisses himself', dismiss('admin')('admin'));
  admin.mayNot('deletes himself', remove('users', 'admin')('admin'));
  teacher.mayNot('deletes himself', remove('users', 'teacher')('teacher'));
  teacher.mayNot('dismisses himself', dismiss('teacher')('teacher'));
  writes('deletes a user', staff, remove('users', 'ayla'));
  teacher.mayNot('deletes a teacher', remove('users', 'colleague')('teacher'));
  teacher.mayNot('deletes an admin', remove('users', 'admin')('teacher'));
  admin.may('deletes a teacher', remove('users', 'colleague')('admin'));
  admin.mayNot('deletes an admin', remove('users', 'chief')('admin'));
}
