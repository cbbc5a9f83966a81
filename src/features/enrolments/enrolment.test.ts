import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { routes } from '#core/addresses/routes.ts';
import { endOf, type Grants } from '#core/session/grants.ts';
import { lastDayText } from '#core/time/dates.ts';
import { codeBytes, codeIn, newCode, shownCode } from './code.ts';
import { couponProblem, type Enrolment, enrolmentProblem, reducedPrice } from './enrolment.ts';

const code = 'ABCDEFGHJKMNPQRSTVWXYZ0123';

describe('[SCHOOL-1] codes', () => {
  test('have 128 random bits: other bytes give another code, and each is accepted as it is shown', () => {
    const bytes = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        expect(codeIn(newCode(one))).toBe(newCode(one));
        expect(codeIn(shownCode(newCode(one)))).toBe(newCode(one));
        expect(newCode(one) === newCode(other)).toBe(one.join() === other.join());
      }),
    );
    expect(newCode(new Uint8Array(codeBytes).fill(255))).toBe('7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
    expect(shownCode(code)).toBe('ABCDE-FGHJK-MNPQR-STVWX-YZ0123');
  });

  test.each([
    ['with spaces and small letters', ' abcde fghjk mnpqr stvwx yz0123 '],
    ['with letters that are mistaken for digits', 'ABCDEFGHJKMNPQRSTVWXYZOL23'.replace('L', 'i')],
    ['the link', `https://kodyol.example${routes.enrolment(code)}`],
    ['in words', `Kurs kodu: ${shownCode(code)}.`],
    ['in words that look like groups', `KODUN ${shownCode(code)} olsun`],
    ['in one piece, in words', `kod ${code.toLowerCase()}, son gün 31.12`],
    ['with en dashes', shownCode(code).replaceAll('-', '–')],
    ['with minus signs', shownCode(code).replaceAll('-', ' − ')],
    ['with hyphens that do not break', shownCode(code).replaceAll('-', '\u2011')],
    ['in quotes', `«${shownCode(code)}»`],
    ['in other groups', code.replaceAll(/(.{4})/g, '$1 ')],
    ['with signs that are not seen', `\u200b${code.slice(0, 7)}\u00ad${code.slice(7)}\u200e`],
    ['on two lines', `${code.slice(0, 15)}-\n${code.slice(15)}`],
    ['the link with a full stop', `https://kodyol.example${routes.enrolment(code)}.`],
    ['the link in a sentence', `Açın: https://kodyol.example/settings?code=${code} və daxil olun`],
    ['the link with more behind it', `https://kodyol.example/settings?code=${code}&from=x#code`],
  ])('are found %s', (_, typed) => {
    expect(codeIn(typed)).toBe(code);
  });

  test.each([
    '',
    'ABC',
    `${code}A`,
    `${code}ə`,
    `${code} ${code}x`.slice(1),
    code.replace('A', 'U'),
    `${code.slice(1)}ə`,
    '/settings?code=',
  ])('are not what %j is', (typed) => {
    expect(codeIn(typed)).toBeNull();
  });
});

describe('[SCHOOL-1] whether a code opens its course', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const enrolment: Enrolment = {
    id: code,
    name: '',
    course: 'frontend',
    ...{ courses: [], percent: 0, sum: 0 },
    until: new Date('2026-12-01T20:00:00Z'),
    uses: 2,
    used: 1,
    ended: false,
    createdAt: now,
  };
  const many = Array.from({ length: 30 }, (_, n) => `c${n}`);
  const of = (...lessons: string[]): Grants => ({ lessons });
  /** Has the course until a day. */
  const until = (end: string, ...others: string[]): Grants => ({
    lessons: [...others, 'frontend'],
    ends: { frontend: new Date(end) },
  });
  test.each([
    [null, {}, of()],
    [null, { until: new Date(now.getTime() + 1) }, of('backend')],
    ['owned', { ended: true }, of('backend', 'frontend')],
    ['ended', { ended: true, until: now }, of()],
    ['expired', { until: now }, of()],
    ['used-up', { used: 2 }, of()],
    ['full', {}, of(...many)],
    // A code makes a grant with a last day last for ever (SCHOOL-2).
    [null, {}, until('2026-01-01')],
    [null, {}, until('2027-01-01', ...many.slice(1))],
    ['ended', { ended: true }, until('2026-01-01')],
  ] as const)('%s: %j %j', (problem, over, grants) => {
    expect(enrolmentProblem({ ...enrolment, ...over }, grants, now)).toBe(problem);
  });
});

describe('[PAY-4] the price with a coupon', () => {
  test.each([
    [14_900, 20, 0, 11_920],
    [12_950, 33, 0, 8_676], // 8 676,5: the qəpik's part is the buyer's
    [14_900, 0, 2_000, 12_900],
    [14_900, 100, 0, 0],
    [14_900, 0, 99_999, 0],
    [1, 1, 0, 0],
  ])('of %i qəpik, %i per cent and %i qəpik off, is %i', (price, percent, sum, reduced) => {
    expect(reducedPrice(price, { percent, sum })).toBe(reduced);
  });

  test('is whole, never above the exact price, and less than a qəpik below it', () => {
    const prices = fc.integer({ min: 1, max: 10_000_000 });
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(prices, share, (price, percent) => {
        const reduced = reducedPrice(price, { percent, sum: 0 });
        const exact = BigInt(price) * BigInt(100 - percent);
        expect(BigInt(reduced)).toBe(exact / 100n);
        expect(reduced).toBeLessThan(price);
      }),
    );
  });

  const now = new Date('2026-11-22T10:00:00Z');
  const coupon: Enrolment = {
    ...{ id: code, name: '', course: '', courses: ['frontend', 'css'], percent: 20, sum: 0 },
    ...{ until: new Date('2026-12-01T20:00:00Z'), uses: 2, used: 1, ended: false, createdAt: now },
  };
  test.each([
    [null, {}],
    ['opens', { course: 'frontend' }],
    ['other', { courses: ['css'] }],
    ['other', { courses: ['css'], ended: true }],
    ['ended', { ended: true, until: now }],
    ['expired', { until: now }],
    ['used-up', { used: 2 }],
  ] as const)('%s: %j', (problem, over) => {
    const found = { ...coupon, ...over };
    expect(couponProblem({ ...found, courses: [...found.courses] }, 'frontend', now)).toBe(problem);
  });

  test('of a code that nobody has made is unknown', () => {
    expect(couponProblem(null, 'frontend', now)).toBe('unknown');
  });
});

test('[SCHOOL-1] the last day lasts until midnight in Baku', () => {
  expect(endOf('2026-12-31')).toEqual(new Date('2026-12-31T20:00:00Z'));
  expect(lastDayText(new Date('2026-12-31T20:00:00Z'))).toBe('31.12.2026');
});
