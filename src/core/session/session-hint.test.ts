import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordOf } from '#support/fake-service.ts';
import { sessionHintOf } from './profile.ts';
import { sessionHintIn } from './session-hint.ts';

const hint = fc.record(
  {
    uid: fc.string(),
    username: fc.string(),
    photo: fc.option(fc.string()),
    staff: fc.boolean(),
    courses: fc.array(fc.string()),
  },
  { requiredKeys: ['uid', 'username', 'photo', 'staff'] },
);

test('[SHELL-6] a note of this device is read as it was kept, whatever else lies beside it', () => {
  fc.assert(
    fc.property(hint, fc.string(), (kept, more) => {
      expect(sessionHintIn(JSON.parse(JSON.stringify({ ...kept, more })))).toEqual(kept);
    }),
  );
});

test('[SHELL-6] a note that lacks a part, or has another kind in its place, is none', () => {
  const parts = fc.constantFrom('uid', 'username', 'photo', 'staff');
  fc.assert(
    fc.property(hint, parts, fc.constantFrom(undefined, 7, {}, []), (kept, part, wrong) => {
      expect(sessionHintIn({ ...kept, [part]: wrong })).toBeNull();
    }),
  );
});

test('[SHELL-6] anything else is none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(sessionHintIn(kept)).toBeNull();
    }),
  );
});

test('[GROUP-2] [TELL-1] a course that is over, or was taken away, is not told of, nor its group', () => {
  const groups = { html: 'g-a', js: 'g-b', sql: 'g-c' };
  const record = recordOf('ayla', { lessons: ['css', 'html', 'sql'], groups, ends: { sql: new Date(0) } });
  const account = { uid: 'ayla', photo: null, emailVerified: true } as Parameters<typeof sessionHintOf>[0];
  expect(sessionHintOf(account, record).courses).toEqual(['css', 'html', 'g-a']);
});
