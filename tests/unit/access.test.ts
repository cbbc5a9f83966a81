import { describe, expect, it } from 'vitest';
import { may, mayManage, type Permission, type Visitor } from '#domain/access.ts';

const student = {};
const teacher = { userKey: 'k'.repeat(20) };
const admin = { adminKey: 'k'.repeat(20) };

describe('access', () => {
  it.each<[Permission, Visitor[]]>([
    ['watch-free-videos', ['student', 'teacher', 'admin']],
    ['manage-content', ['teacher', 'admin']],
    ['manage-ranks', ['admin']],
    ['restore-users', ['admin']],
    ['read-audit', ['admin']],
  ])('%s is for %j and nobody else [PANEL-11]', (permission, allowed) => {
    const visitors: Visitor[] = ['guest', 'student', 'teacher', 'admin'];
    expect(visitors.filter((visitor) => may(visitor, permission))).toEqual(allowed);
  });

  it('lets a teacher manage students only [PANEL-7]', () => {
    expect([student, teacher, admin].map((user) => mayManage('teacher', user))).toEqual([true, false, false]);
  });

  it('lets an admin manage everybody but admins [PANEL-9]', () => {
    expect([student, teacher, admin].map((user) => mayManage('admin', user))).toEqual([true, true, false]);
  });

  it('takes an empty key for a key, as the rules do [PANEL-7]', () => {
    const emptied = [{ userKey: '' }, { userKey: null }, { adminKey: '' }];
    expect(emptied.map((user) => mayManage('teacher', user))).toEqual([false, false, false]);
    expect(emptied.map((user) => mayManage('admin', user))).toEqual([true, true, false]);
  });

  it('lets a student and a guest manage nobody [PANEL-11]', () => {
    expect([mayManage('student', student), mayManage('guest', student)]).toEqual([false, false]);
  });
});
