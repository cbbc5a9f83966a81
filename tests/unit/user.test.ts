import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { grantProblem, roleOf, UserDocument } from '#domain/user.ts';

const record = {
  id: 'ayla',
  name: 'Ayla',
  surname: 'Məmmədova',
  nameKey: 'ayla memmedova',
  username: 'ayla',
  email: 'ayla@x.az',
  mobile: '',
  lessons: ['frontend'],
  createdAt: new Date('2026-01-01'),
};

describe('roleOf', () => {
  it.each([
    ['no key', {}, 'student'],
    ['an empty key', { userKey: '', adminKey: '' }, 'student'],
    ['a key that was nulled', { userKey: null }, 'student'],
    ['a key of 19 characters', { userKey: 'k'.repeat(19) }, 'student'],
    ['a key of 20 characters', { userKey: 'k'.repeat(20) }, 'teacher'],
    ['an admin key', { adminKey: 'k'.repeat(20) }, 'admin'],
    ['both keys', { userKey: 'k'.repeat(20), adminKey: 'k'.repeat(20) }, 'admin'],
  ])('with %s [PANEL-8]', (_what, keys, role) => {
    expect(roleOf(keys)).toBe(role);
  });
});

describe('grantProblem', () => {
  const full = Array.from({ length: limits.lessons }, (_, place) => `qrup ${place}`);

  it.each([
    ['a first lesson', [], null],
    ['another one', ['frontend'], null],
    ['one that is there', ['frontend', 'css'], 'duplicate'],
    ['a 30th', full.slice(1), null],
    ['a 31st', full, 'full'],
    ['one of 30 that is there', [...full.slice(1), 'css'], 'duplicate'],
  ])('of %s [PANEL-7]', (_what, lessons, problem) => {
    expect(grantProblem({ lessons }, 'css')).toBe(problem);
  });
});

describe('UserDocument', () => {
  it('reads a record as the database has it', () => {
    expect(UserDocument.parse(record)).toEqual(record);
  });

  it.each(['name', 'email', 'lessons', 'createdAt'])('refuses a record without %s [CMS-4]', (field) => {
    expect(UserDocument.safeParse({ ...record, [field]: undefined }).success).toBe(false);
  });

  it('drops a password that an old record may still carry [SIGNUP-3]', () => {
    expect(UserDocument.parse({ ...record, password: 'x' })).not.toHaveProperty('password');
  });
});
