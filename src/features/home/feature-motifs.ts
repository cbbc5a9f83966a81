// The features of a site (ORDER-1), as knots on squared paper: each motif shows the topic of its card.
import { diamond, type Figure, type Pattern, square, star, weave } from '#core/views/loom.ts';

const size = 17;
const middle = (size - 1) / 2;

/** Rings around the middle: a knot has the thread of the first ring whose edge is outside the knot. */
const rings =
  (figure: Figure, edges: readonly (readonly [number, string])[]): Pattern =>
  (x, y) => {
    const ring = figure(x - middle, y - middle);
    return edges.find(([edge]) => ring < edge)?.[1] ?? '';
  };

const motifs: Record<string, Pattern> = {
  mobile: rings(square, [
    [1, 'm'],
    [3, 'a'],
    [4, ''],
    [6, 't'],
    [8, ''],
    [9, 'k'],
  ]),
  speed: (x, y) => {
    const step = x + Math.abs(y - middle) - 2;
    // Three knots of thread, then three knots of paper.
    return step % 6 < 3 ? (['a', 't', 'm'][Math.floor(step / 6)] ?? '') : '';
  },
  design: rings(star, [
    [1.2, 'k'],
    [3, 'm'],
    [4.2, 'k'],
    [6, 'a'],
    [7.1, 'p'],
    [8.4, 't'],
  ]),
  seo: rings(
    (x, y) => Math.abs(x) + Math.abs(y) * 1.5,
    [
      [1.6, 'p'],
      [3.6, 'k'],
      [5.6, 'm'],
      [7.1, 'p'],
      [8.6, 't'],
    ],
  ),
  panel: (x, y) => {
    if (x === 0 || x === 16 || y === 0 || y === 16) return '';
    if (y < 4) return 'a';
    if (y % 4 === 0) return '';
    return x < 4 ? 'm' : x > 4 ? 't' : '';
  },
  support: (x, y) => {
    const [left, right] = [diamond(x - 5, y - middle), diamond(x - 11, y - middle)].map(
      (ring) => ring > 2.5 && ring < 5.5,
    );
    return left && right ? 'k' : left ? 'a' : right ? 't' : '';
  },
};

/** The motif of a card as an SVG in the colours of the page; an unknown card gets the star. */
export function featureMotif(id: string): string {
  const pattern = motifs[id] ?? rings(star, [[8.4, 'a']]);
  const paths = Object.entries(weave(size, size, pattern)).map(
    ([thread, d]) => `<path fill="var(--w-${thread})" d="${d}"/>`,
  );
  return `<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">${paths.join('')}</svg>`;
}
