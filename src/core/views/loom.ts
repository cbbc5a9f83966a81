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
