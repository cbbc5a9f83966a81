import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { recordOf } from '#support/fake-service.ts';
import { grantProblem, isBehind, roleOf, UserDocument } from './user.ts';

const record = recordOf('ayla', { email: 'ayla@x.az' });

describe('roleOf', () => {
  test.each([
    ['no key', {}, 'student'],
    ['an empty key', { userKey: '', adminKey: '' }, 'student'],
    ['a key that was nulled', { userKey: null }, 'student'],
    ['a key of 19 characters', { userKey: 'k'.repeat(19) }, 'student'],
    ['a key of 20 characters', { userKey: 'k'.repeat(20) }, 'teacher'],
    ['an admin key', { adminKey: 'k'.repeat(20) }, 'admin'],
    ['both keys', { userKey: 'k'.repeat(20), adminKey: 'k'.repeat(20) }, 'admin'],
  ])('[PANEL-8] with %s', (_what, keys, role) => {
    expect(roleOf(keys)).toBe(role);
  });
});

describe('grantProblem', () => {
  const full = Array.from({ length: limits.lessons }, (_, place) => `qrup ${place}`);

  test.each([
    ['a first lesson', [], null],
    ['another one', ['frontend'], null],
    ['one that is there', ['frontend', 'css'], 'duplicate'],
    ['a 30th', full.slice(1), null],
    ['a 31st', full, 'full'],
    ['one of 30 that is there', [...full.slice(1), 'css'], 'duplicate'],
  ])('[PANEL-7] of %s', (_what, lessons, problem) => {
    expect(grantProblem({ lessons, verified: true }, 'css')).toBe(problem);
  });
});

test.each([undefined, false])('[PANEL-7] no grant for an e-mail that nobody has verified: %s', (verified) => {
  expect(grantProblem({ lessons: ['html'], verified }, 'css')).toBe('unverified');
  expect(grantProblem({ lessons: ['css'], verified }, 'css', new Date())).toBeNull();
});

describe('[PANEL-8] [USER-5] a record is behind its account', () => {
  test.each([
    ['once the e-mail is verified', {}, true],
    ['not when it says so already', { verified: true }, false],
    ['while it has the e-mail of before', { verified: true, email: 'evvel@x.az' }, true],
  ])('%s', (_what, over, behind) => {
    const known = { ...record, ...over };
    expect(isBehind(known, { email: 'Ayla@x.az', emailVerified: true })).toBe(behind);
    expect(isBehind(known, { email: 'Ayla@x.az', emailVerified: false })).toBe(false);
  });
});

describe('UserDocument', () => {
  test('reads a record in the format of the database', () => {
    expect(v.parse(UserDocument, record)).toEqual(record);
  });

  test.each(['name', 'email', 'lessons', 'createdAt'])('[CMS-4] refuses a record without %s', (field) => {
    expect(v.safeParse(UserDocument, { ...record, [field]: undefined }).success).toBe(false);
  });

  test('[SIGNUP-3] drops the password that an old record may still contain', () => {
    expect(v.parse(UserDocument, { ...record, password: 'x' })).not.toHaveProperty('password');
  });
});
