// The picture of the start loader (SHELL-1): a letter is a knot, and names its colour in styles/tokens.css.
// `npm run draw` writes it to loader-light.gif and loader-dark.gif with one pixel for each knot.
const rows = [
  '.a....kkk....a.',
  'aaa..kkmkk..aaa',
  '.akkkkmamkkkka.',
  '..kmmmaaammmk..',
  '..kmaaakaaamk..',
  '.kkmakkkkkamkk.',
  'kkmaakkmkkaamkk',
  'kmaakkmmmkkaamk',
  'kkmaakkmkkaamkk',
  '.kkmakkkkkamkk.',
  '..kmaaakaaamk..',
  '..kmmmaaammmk..',
  '.akkkkmamkkkka.',
  'aaa..kkmkk..aaa',
  '.a....kkk....a.',
];

export type Theme = 'light' | 'dark';

interface Pixels {
  /** In pixels, of each side. */
  size: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  rgba: Buffer;
}

/**
 * @param woven the text of styles/tokens.css
 * @returns the colour of a letter in hex, without the number sign
 * @throws Error if it is missing.
 */
function colourOf(knot: string, theme: Theme, woven: string): string {
  const pair = new RegExp(`--w-${knot}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(woven);
  const colour = pair?.[theme === 'light' ? 1 : 2];
  if (colour === undefined) throw new Error(`--w-${knot} is missing.`);
  return colour;
}

/** @throws Error if a colour is missing in `woven`. */
export function loaderPicture(theme: Theme, woven: string): Pixels {
  const rgba = [...rows.join('')].map((knot) =>
    knot === '.' ? '00000000' : `${colourOf(knot, theme, woven)}ff`,
  );
  return { size: rows.length, rgba: Buffer.from(rgba.join(''), 'hex') };
}

/** Where the colours begin in a GIF. */
const palette = 13;

/**
 * The file of the light picture with the colours of the dark theme. So the files differ in nothing else, and compress well
 * together: every page contains both.
 */
export function darkened(gif: Buffer, woven: string): Buffer {
  const dark = Buffer.from(gif);
  for (const knot of new Set(rows.join('').replaceAll('.', ''))) {
    const at = dark.indexOf(colourOf(knot, 'light', woven), palette, 'hex');
    dark.write(colourOf(knot, 'dark', woven), at, 'hex');
  }
  return dark;
}
