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

/** The needle's place; the page draws it, because it blinks there. */
export const needle = { x: upto, y: row };
export const chartBox = {
  viewBox: `-.5 -.5 ${columns + 1} ${rows + 3}`,
  width: columns + 1,
  height: rows + 3,
};

const filled = (colour: string, d: string) => `<path fill="var(--${colour})" d="${d}"/>`;

/**
 * The chart as a part of a file for `use` (front-page.ts). Colours are those of the page around it. Nothing here refers to
 * another part, because browsers would look for that in the page. The plan above is the outlines below, turned upside down.
 */
export function chart(): string {
  const plan = weave(columns, row + 1, (x, y) => ('km'.includes(carpet(x, rows - 1 - y)) ? 'plan' : ''));
  const woven = weave(columns, rows, (x, y) => (y > row || (y === row && x < upto) ? carpet(x, y) : ''));
  const threads = Object.entries(woven).map(([thread, d]) => filled(`w-${thread}`, d));
  const across = Array.from({ length: row + 1 }, (_, y) => `M0 ${y}h${columns}`).join('');
  const down = Array.from({ length: columns }, (_, x) => `M${x} 0v${row + 1}`).join('');
  // Thinner than a pixel: crisp edges would leave out some lines.
  const paper = `<path stroke="var(--grid)" stroke-width=".06" shape-rendering="auto" d="${across}${down}"/>`;
  const frame = `<path fill="none" stroke="var(--control)" stroke-width=".16" d="M0 ${row + 1}V0h${columns}v${row + 1}"/>`;
  const fringe = `<path stroke="var(--control)" stroke-width="1.6" stroke-dasharray=".2 .8" d="M.5 ${rows + 0.8}h${columns - 1}"/>`;
  return `<g id="chart" shape-rendering="crispEdges">${filled('line', plan.plan ?? '')}${paper}${frame}${threads.join('')}${fringe}</g>`;
}
