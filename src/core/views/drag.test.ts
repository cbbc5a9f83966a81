import { describe, expect, test } from 'vitest';
import { arrowed, inside, isDrag, pointFrom, pointToText } from './drag.ts';

describe('[SHELL-9] a drag', () => {
  test('begins after 10 px in any direction', () => {
    const from = { x: 100, y: 100 };
    expect(isDrag(from, { x: 109, y: 100 })).toBe(false);
    expect(isDrag(from, { x: 107, y: 107 })).toBe(false);
    expect(isDrag(from, { x: 110, y: 100 })).toBe(true);
    expect(isDrag(from, { x: 100, y: 90 })).toBe(true);
    expect(isDrag(from, { x: 108, y: 94 })).toBe(true);
  });
});

describe('[QUICK-1] the position of a dragged element', () => {
  const thing = { width: 50, height: 50 };
  const window = { width: 390, height: 844 };

  test.each([
    ['stays where it fits', { x: 20, y: 30 }, { x: 20, y: 30 }],
    ['left and above', { x: -80, y: -1 }, { x: 4, y: 4 }],
    ['right and below', { x: 900, y: 900 }, { x: 336, y: 790 }],
  ])('%s', (_, point, expected) => {
    expect(inside(point, thing, window)).toEqual(expected);
  });

  test('an element larger than the window shows its top left corner', () => {
    expect(inside({ x: 50, y: 50 }, { width: 500, height: 900 }, window)).toEqual({ x: 4, y: 4 });
  });

  test('is changed by the arrow keys only', () => {
    expect(arrowed({ x: 100, y: 100 }, 'ArrowLeft')).toEqual({ x: 84, y: 100 });
    expect(arrowed({ x: 100, y: 100 }, 'ArrowDown')).toEqual({ x: 100, y: 116 });
    expect(arrowed({ x: 100, y: 100 }, 'Enter')).toBeNull();
  });

  test('is stored in whole pixels; an invalid value is ignored', () => {
    expect(pointFrom(pointToText({ x: 12.4, y: 300.6 }))).toEqual({ x: 12, y: 301 });
    for (const text of [null, '', '12', 'a b', 'NaN 1']) expect(pointFrom(text)).toBeNull();
  });
});
