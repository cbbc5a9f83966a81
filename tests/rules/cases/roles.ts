import { chapter, get } from '../support/chapter.ts';
import { keys, long, record } from '../support/documents.ts';
import { staff } from '../support/people.ts';
import { weakKeys } from '../support/weak-keys.ts';

/** A key that is empty, missing, too short or not a string gives no role. */
export const roles = chapter('[PANEL-8] [PANEL-11] roles');
const { allow, deny } = roles;

for (const [what, given] of weakKeys) {
  deny('ayla', `${what}: reads the hook`, get('config/build'), given);
  deny('ayla', `${what}: reads the keys`, get('config/keys'), given);
}
for (const who of staff) {
  deny(who, 'config/keys missing: reads the hook', get('config/build'), { 'config/keys': null });
}
deny('admin', 'config/keys missing: reads the audit', get('audit/old'), { 'config/keys': null });
deny('teacher', 'teacher key in the adminKey field is no admin', get('audit/old'), {
  'users/teacher': record('teacher', { adminKey: keys.teacherKey }),
});
deny('teacher', 'record gone: reads the hook', get('config/build'), { 'users/teacher': null });

const keyOf = (length: number) => ({
  'users/teacher': record('teacher', { userKey: long(length) }),
  'config/keys': { ...keys, teacherKey: long(length) },
});
allow('teacher', 'key of exactly 20 characters', get('config/build'), keyOf(20));
deny('teacher', 'key of 19 characters', get('config/build'), keyOf(19));
