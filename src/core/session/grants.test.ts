import { describe, expect, test } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { coursesNow, endOfGrant, type Grants, hasNow, withEnd } from './grants.ts';
import { grantProblem } from './user.ts';

const end = new Date('2026-11-12T20:00:00Z');
const grants: Grants = { lessons: ['css', 'html', 'constructor'], ends: { html: end } };

describe('[SCHOOL-2] grants with a last day', () => {
  test('are over from that moment on, and others never', () => {
    const before = new Date(end.getTime() - 1);
    expect(coursesNow(grants, before)).toEqual(['css', 'html', 'constructor']);
    expect(coursesNow(grants, end)).toEqual(['css', 'constructor']);
    expect(coursesNow({ lessons: ['css'] }, end)).toEqual(['css']);
    expect(hasNow({ lessons: [], ends: { html: end } }, 'html', before)).toBe(false);
    expect(endOfGrant(grants, 'constructor')).toBeNull();
  });

  test('change without touching the others', () => {
    expect(withEnd(grants, 'css', end).ends).toEqual({ html: end, css: end });
    expect(withEnd(grants, 'html', null)).toEqual({ lessons: grants.lessons, ends: {} });
  });

  test.each([
    ['another day', 'html', new Date(0), null],
    ['none any more', 'html', null, null],
    ['a day for what had none', 'css', end, null],
    ['the same day', 'html', new Date(end), 'duplicate'],
    ['none again', 'css', null, 'duplicate'],
  ] as const)('can be granted again with %s: %s', (_, lesson, until, problem) => {
    expect(grantProblem(grants, lesson, until)).toBe(problem);
  });

  test('a full list of lessons takes another end, but no other lesson', () => {
    const full = { verified: true, lessons: Array.from({ length: limits.lessons }, (_, n) => `c${n}`) };
    expect([grantProblem(full, 'c0', end), grantProblem(full, 'css', end)]).toEqual([null, 'full']);
  });
});
