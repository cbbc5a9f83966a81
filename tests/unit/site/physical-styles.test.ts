import { expect, test } from 'vitest';
import { physicalName, withoutSpaces } from '../../../src/build/physical-styles.ts';

test.each([
  ['inline-size', 'width'],
  ['min-block-size', 'min-height'],
  ['contain-intrinsic-block-size', 'contain-intrinsic-height'],
  ['margin-inline-start', 'margin-left'],
  ['border-block-end-color', 'border-bottom-color'],
  ['scroll-padding-block-start', 'scroll-padding-top'],
  ['inset-inline-end', 'right'],
  ['inset-block-start', 'top'],
  // Both sides, and what only looks like a side.
  ['padding-inline', 'padding-inline'],
  ['border-start-start-radius', 'border-start-start-radius'],
  ['--inline-size', '--inline-size'],
])('%s is written as %s', (name, physical) => {
  expect(physicalName(name)).toBe(physical);
});

test('spaces go behind commas only, and never in quotes', () => {
  expect(withoutSpaces('clamp(1rem, 2vw + 1px,\n 3rem)')).toBe('clamp(1rem,2vw + 1px,3rem)');
  expect(withoutSpaces('"Text fallback, a", system-ui')).toBe('"Text fallback, a",system-ui');
});
