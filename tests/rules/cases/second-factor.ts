import { chapter, get } from '../support/chapter.ts';
import { keys } from '../support/documents.ts';
import { everyone, staff } from '../support/people.ts';

/** The operator demands a second factor of staff. Every other case of staff: second-factor.test.ts. */
export const secondFactor = chapter('[USER-8] a second factor of staff');
const { allow, deny, each, reads } = secondFactor;

/** The switch beside the keys. */
const demanded = (value: unknown = true) => ({ 'config/keys': { ...keys, secondFactor: value } });
const question = 'config/second-factor';

for (const who of staff) {
  deny(who, 'demanded: reads a record', get('users/ayla'), demanded());
  allow(who, 'demanded: reads the own record', get(`users/${who}`), demanded());
  allow(who, 'not demanded: reads a record', get('users/ayla'), demanded(false));
  allow(who, 'demanded by something else than true: reads a record', get('users/ayla'), demanded('yes'));
}
for (const who of ['provenTeacher', 'provenAdmin'] as const) {
  allow(who, 'demanded: reads a record', get('users/ayla'), demanded());
  allow(who, 'reads a record', get('users/ayla'));
}
// It gives no role.
deny('provenTeacher', 'demanded: reads the log', get('audit/old'), demanded());
deny('provenTeacher', 'demanded, without the key: reads a record', get('users/ayla'), {
  ...demanded(),
  'users/teacher': null,
});

each(staff, 'learns that it is demanded', () => get(question), demanded());
reads(question, []);
each(everyone, 'reads a free post as before', () => get('blogs/one'), demanded());
