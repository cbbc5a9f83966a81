/** Gives the thread of each knot, `''` for none. `weave` joins runs of equal knots into one path per thread. */
export type Pattern = (x: number, y: number) => string;

type Run = [x: number, y: number, length: number];

export function weave(width: number, height: number, pattern: Pattern, knot = 1): Record<string, string> {
  const threads: Record<string, Run[]> = {};
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      const thread = pattern(x, y);
      let length = 1;
      while (x + length < width && pattern(x + length, y) === thread) length++;
      if (thread) {
        threads[thread] ??= [];
        threads[thread].push([x, y, length]);
      }
      x += length;
    }
  }
  return Object.fromEntries(Object.entries(threads).map(([thread, runs]) => [thread, pathOf(runs, knot)]));
}

function pathOf(runs: Run[], knot: number): string {
  let pen = { x: 0, y: 0 };
  let path = '';
  for (const [x, y, length] of runs) {
    const move = path ? `m${(x - pen.x) * knot} ${(y - pen.y) * knot}` : `M${x * knot} ${y * knot}`;
    path += `${move}h${length * knot}v${knot}h-${length * knot}z`;
    pen = { x, y };
  }
  return path;
}

// Rings of equal distance are the figures of the carpet.
export type Figure = (x: number, y: number) => number;

export const diamond: Figure = (x, y) => Math.abs(x) + Math.abs(y);
export const square: Figure = (x, y) => Math.max(Math.abs(x), Math.abs(y));
/** The eight-pointed star: a square joined with itself turned by 45°. */
export const star: Figure = (x, y) => Math.min(square(x, y), diamond(x, y) / 1.42);
export const octagon: Figure = (x, y) => Math.max(square(x, y), diamond(x, y) / 1.42);
export const stepped =
  (step: number): Figure =>
  (x, y) =>
    diamond(Math.round(x / step), Math.round(y / step)) * step;

const warps = 33;

export function emptyLoom(): string {
  const cloth = weave(
    warps,
    7,
    (x, y) => {
      if (y === 0 || y === 6) return 'k';
      const ring = diamond((x % 8) - 4, y - 3);
      return ring < 1 ? 'm' : ring < 3 ? 'k' : 'a';
    },
    4,
  );
  const threads = Array.from({ length: warps }, (_, i) => `M${i * 4 + 6} 16V96`).join('');
  const woven = Object.entries(cloth).map(([thread, d]) => `<path fill="var(--w-${thread})" d="${d}"/>`);
  return `<svg class="squares" viewBox="0 0 140 140" aria-hidden="true"><g fill="none" stroke="var(--control)"><path d="${threads}" stroke-width=".75"/><path d="M2 12h136M2 128h136" stroke-width="4"/></g><g transform="translate(4 96)">${woven.join('')}</g></svg>`;
}

export type Dye = readonly [field: string, figure: string, second: string, light: string, outline: string];

export const dyes = {
  pomegranate: ['#a3122e', '#f5efe1', '#d99a1c', '#f0c9b8', '#1c1714'],
  caspian: ['#0a5c6b', '#f5efe1', '#d99a1c', '#9fd0d2', '#0d1626'],
  night: ['#16233b', '#efe6d5', '#c8324a', '#6fa9b5', '#08101d'],
  saffron: ['#dba02c', '#1c1714', '#a3122e', '#f8ecd0', '#5a2a12'],
  paper: ['#eadfc9', '#1c1714', '#a3122e', '#0a5c6b', '#c9b894'],
} as const satisfies Record<string, Dye>;

const byHashtag: Record<string, keyof typeof dyes> = {
  html: 'pomegranate',
  css: 'caspian',
  scss: 'caspian',
  javascript: 'saffron',
  react: 'night',
  java: 'night',
  mongodb: 'caspian',
  expressjs: 'night',
  figma: 'paper',
  adobexd: 'paper',
  autodesk: 'saffron',
  turbocad: 'paper',
};

export const dyeOf = (hashtag: string | undefined): Dye | undefined => {
  const name = hashtag === undefined ? undefined : byHashtag[hashtag];
  return name && dyes[name];
};
