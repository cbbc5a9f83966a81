import { describe, expect, test } from 'vitest';
import { may, mayManage, type Permission, type Visitor } from './access.ts';

const student = {};
const teacher = { userKey: 'k'.repeat(20) };
const admin = { adminKey: 'k'.repeat(20) };

describe('access', () => {
  test.each<[Permission, Visitor[]]>([
    ['watch-free-videos', ['student', 'teacher', 'admin']],
    ['manage-content', ['teacher', 'admin']],
    ['manage-ranks', ['admin']],
    ['publish-now', ['admin']],
    ['restore-users', ['admin']],
    ['read-audit', ['admin']],
  ])('[PANEL-11] %s is allowed for %j only', (permission, allowed) => {
    const visitors: Visitor[] = ['guest', 'student', 'teacher', 'admin'];
    expect(visitors.filter((visitor) => may(visitor, permission))).toEqual(allowed);
  });

  test('[PANEL-7] lets a teacher manage students only', () => {
    expect([student, teacher, admin].map((user) => mayManage('teacher', user))).toEqual([true, false, false]);
  });

  test('[PANEL-9] lets an admin manage everybody but admins', () => {
    expect([student, teacher, admin].map((user) => mayManage('admin', user))).toEqual([true, true, false]);
  });

  test('[PANEL-7] treats an empty key as a key, as the rules do', () => {
    const emptied = [{ userKey: '' }, { userKey: null }, { adminKey: '' }];
    expect(emptied.map((user) => mayManage('teacher', user))).toEqual([false, false, false]);
    expect(emptied.map((user) => mayManage('admin', user))).toEqual([true, true, false]);
  });

  test('[PANEL-11] does not let a student or a guest manage anybody', () => {
    expect([mayManage('student', student), mayManage('guest', student)]).toEqual([false, false]);
  });
});
