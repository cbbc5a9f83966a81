// The hero: a weaver's chart (çeşni), half woven. Below the current row the carpet is finished; above it the plan is
// only tinted on squared paper.

import { diamond, type Pattern, star, weave } from '#core/views/loom.ts';
import { columns, needle, rows } from '#features/home/front-page.ts';

const middle = { x: (columns - 1) / 2, y: (rows - 1) / 2 };
/** The current row, and its first column that is not woven yet. */
const { y: row, x: upto } = needle;

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

const filled = (colour: string, d: string) => `<path fill="var(--${colour})" d="${d}"/>`;

/**
 * The chart as a part of a file for `use`. Colours are those of the page around it. Nothing here refers to
 * another part, because browsers would look for that in the page. The plan above is the outlines below, turned upside down.
 */
function chart(): string {
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

/**
 * A phone that shows a page of the site, for the app block (HOME-6): a part of a file for `use`. Colours are
 * those of the page around it.
 */
function phone(): string {
  const teeth = 'v3h-4v3h-6v-3h-4v-3h-4'.repeat(9);
  const knots = (y: number, count: number) =>
    Array.from({ length: count }, (_, i) => `M${60 + i * 8} ${y}h6v6h-6z`).join('');
  return [
    '<g id="phone">',
    '<path fill="none" stroke="var(--surface)" stroke-width="2" d="M12 300V24h4v-6h6v-6h6V8h164v4h6v6h6v6h4v276"/>',
    filled('surface', 'M22 300V30h6v-6h6v-4h152v4h6v6h6v270z'),
    filled('accent', `M22 58h176v4h-4${teeth}h-10z`),
    '<path stroke="var(--line)" stroke-width="1.5" d="M44 76v224M60 140h122M60 196h122M60 252h122"/>',
    filled(
      'ink',
      'M60 88h96v8H60zM60 104h64v8H60zM60 156h80v8H60zM60 212h104v8H60zM60 268h70v8H60zM36 34h4v14h-4zM48 34h4v14h-4z',
    ),
    filled('mark', knots(122, 7) + knots(176, 4) + knots(232, 3)),
    filled('accent', 'M40 88h8v8h-8zM40 156h8v8h-8zM40 212h8v8h-8zM40 268h8v8h-8z'),
    '</g>',
  ].join('');
}

/** The drawn pictures of the front page in one file, which `npm run draw` writes to front-page.svg. */
export const frontPage = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${chart()}${phone()}</svg>\n`;
