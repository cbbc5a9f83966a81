import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentsOf, manatIn, qepikIn, shownMoney } from './money.ts';

const space = '\u00a0';

test('[PAY-1] an amount in manat becomes whole qəpik, and more than two decimals none', () => {
  for (const [manat, qepik] of [
    [149, 14_900],
    [149.5, 14_950],
    [149.49, 14_949],
    [0.29, 29],
    [99_999.99, 9_999_999],
  ] as const) {
    expect(qepikIn(manat)).toBe(qepik);
    expect(manatIn(qepik)).toBe(manat);
  }
  for (const manat of [149.499, 0.001, 1 / 3]) expect(qepikIn(manat), `${manat}`).toBeNull();
});

test('[PAY-1] money is shown as Intl has it for Azerbaijani, with no-break spaces for its dots and without empty decimals', () => {
  expect(shownMoney(14_900)).toBe(`149${space}₼`);
  expect(shownMoney(14_950)).toBe(`149,50${space}₼`);
  expect(shownMoney(5)).toBe(`0,05${space}₼`);
  expect(shownMoney(123_456_789)).toBe(`1${space}234${space}567,89${space}₼`);
  const theirs = new Intl.NumberFormat('az', { style: 'currency', currency: 'AZN' });
  fc.assert(
    fc.property(fc.nat(100_000_000_00), (qepik) => {
      const expected = theirs.format(manatIn(qepik)).replaceAll('.', space).replace(',00', '');
      expect(shownMoney(qepik)).toBe(expected);
    }),
  );
});

test('[PAY-1] instalments are the price together, and the first has a few qəpik more if it has to', () => {
  expect(instalmentsOf(15_000, 3)).toEqual({ first: 5000, each: 5000 });
  expect(instalmentsOf(14_900, 3)).toEqual({ first: 4968, each: 4966 });
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 10_000_000 }),
      fc.integer({ min: 2, max: 36 }),
      (price, count) => {
        const { first, each } = instalmentsOf(price, count);
        expect(first + each * (count - 1)).toBe(price);
        expect(first - each).toBeGreaterThanOrEqual(0);
        expect(first - each).toBeLessThan(count);
      },
    ),
  );
});
