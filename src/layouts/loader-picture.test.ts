import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loaderPicture } from '../../scripts/illustrations/loader.ts';

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** The colour of each pixel, of whatever colour nothing is. */
const colours = (rgba: Buffer) =>
  Array.from({ length: rgba.length / 4 }, (_, pixel) => {
    const colour = rgba.subarray(pixel * 4, pixel * 4 + 4).toString('hex');
    return colour.endsWith('00') ? 'nothing' : colour;
  });

describe('[SHELL-1] the picture of the loader', () => {
  for (const theme of ['light', 'dark'] as const) {
    test(`the file of the ${theme} theme is what is drawn, in the colours of the tokens`, async () => {
      const file = await sharp(`src/layouts/loader-${theme}.gif`)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { size, rgba } = loaderPicture(theme, tokens);
      expect([file.info.width, file.info.height]).toEqual([size, size]);
      expect(colours(file.data), 'npm run draw').toEqual(colours(rgba));
      expect(new Set(colours(rgba)).size).toBe(4);
    });
  }

  test('a colour that the tokens lack is an error', () => {
    expect(() => loaderPicture('light', '')).toThrow('--w-a is missing.');
  });
});
