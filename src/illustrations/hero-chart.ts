// The hero: a weaver's chart (çeşni), half woven. Below the current row the carpet is finished; above it the plan is
// only tinted on squared paper.
import { diamond, type Pattern, star, weave } from './loom.ts';

const columns = 47;
const rows = 61;
const middle = { x: (columns - 1) / 2, y: (rows - 1) / 2 };
/** The current row, and its first column that is not woven yet. */
const row = 27;
const upto = 30;

/** The thread of a ring: that of the first edge outside the ring. */
const threadAt = (ring: number, edges: readonly (readonly [number, string])[]): string =>
  edges.find(([edge]) => ring < edge)?.[1] ?? '';

const medallion = [
  [1, 'k'],
  [2.6, 'm'],
  [3.6, 'k'],
  [6, 'p'],
  [7, 'k'],
  [9.6, 't'],
  [10.5, 'm'],
  [11.6, 'k'],
] as const;
const pendant = [
  [1, 'k'],
  [3, 'm'],
  [4, 'k'],
] as const;
const corner = [
  [2, 'm'],
  [4, 'k'],
  [7, 't'],
  [8, 'm'],
  [9, 'k'],
] as const;
/** Small knots, so that the field is not empty. */
const knot = [
  [1, 'm'],
  [2, 'k'],
] as const;

const carpet: Pattern = (x, y) => {
  const edge = { x: Math.min(x, columns - 1 - x), y: Math.min(y, rows - 1 - y) };
  const depth = Math.min(edge.x, edge.y);
  const dx = x - middle.x;
  const dy = y - middle.y;
  if (depth === 0 || depth === 5) return 'k';
  if (depth === 6) return 'm';
  if (depth < 5) return Math.abs((Math.abs(edge.x < edge.y ? dy : dx) % 8) - 4) >= depth - 1 ? 't' : 'p';
  return (
    threadAt(star(dx, dy), medallion) ||
    threadAt(diamond(dx, Math.abs(dy) - 20), pendant) ||
    threadAt(diamond(edge.x - 7, edge.y - 7), corner) ||
    threadAt(diamond((Math.abs(dx) % 8) - 4, (Math.abs(dy) % 8) - 4), knot) ||
    'a'
  );
};

const path = (thread: string, d: string) => `<path class="c-${thread}" d="${d}"/>`;

const paths = (threads: Record<string, string>) =>
  Object.entries(threads)
    .map(([thread, d]) => path(thread, d))
    .join('');

/**
 * The carpet is symmetric both ways. Only its left half is drawn; the right half is its mirror image. The plan above is
 * the outlines below, turned upside down; where they reach below the current row, the finished part covers them.
 */
export function chart(label: string): string {
  const woven = weave(middle.x + 1, rows, (x, y) => (y > row ? carpet(x, y) : ''));
  const { k = '', m = '', ...others } = woven;
  const weft = paths(weave(columns, rows, (x, y) => (y === row && x < upto ? carpet(x, y) : '')));
  const outlines = `<path id="chart-k" d="${k}"/><path id="chart-m" d="${m}"/>`;
  const plan = `<g class="c-plan" transform="matrix(1 0 0 -1 0 ${rows})"><use href="#chart-k"/><use href="#chart-m"/></g>`;
  const done = `<use class="c-k" href="#chart-k"/><use class="c-m" href="#chart-m"/>${paths(others)}`;
  return `<svg class="chart" viewBox="-.5 -.5 ${columns + 1} ${rows + 3}" width="${columns + 1}" height="${rows + 3}" role="img" aria-label="${label}"><defs><pattern id="sq" width="1" height="1" patternUnits="userSpaceOnUse"><path class="c-grid" d="M0 0h1M0 0v1"/></pattern>${outlines}</defs><g id="half">${plan}${done}</g><use href="#half" transform="matrix(-1 0 0 1 ${columns} 0)"/><path fill="url(#sq)" d="M0 0h${columns}v${row + 1}H0z"/><path class="c-frame" d="M0 ${row + 1}V0h${columns}v${row + 1}"/>${weft}<path class="c-now" d="M${upto} ${row}h1v1h-1z"/><path class="c-fringe" d="M.5 ${rows + 0.8}h${columns - 1}"/></svg>`;
}
