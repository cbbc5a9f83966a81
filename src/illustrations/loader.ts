// The picture of the start loader (SHELL-1): a letter is a knot, and names its colour in styles/tokens/woven.css.
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
 * @param woven styles/tokens/woven.css
 * @throws Error if it lacks a colour.
 */
export function loaderPicture(theme: Theme, woven: string): Pixels {
  const colourOf = (knot: string): string => {
    if (knot === '.') return '00000000';
    const pair = new RegExp(`--w-${knot}: light-dark\\(#(\\w{6}), #(\\w{6})\\)`).exec(woven);
    const colour = pair?.[theme === 'light' ? 1 : 2];
    if (colour === undefined) throw new Error(`--w-${knot} is missing.`);
    return `${colour}ff`;
  };
  return { size: rows.length, rgba: Buffer.from([...rows.join('')].map(colourOf).join(''), 'hex') };
}
