import { diamond, dyes, star, weave } from '#core/views/loom.ts';

const [field, light, second] = dyes.pomegranate;
const colours: Record<string, string> = { light, second, outline: '#1c1714' };

/** The star of the carpet as the app's icon. `margin` is the fraction of each side that a mask may cut. */
export function appIcon(margin: number): string {
  const size = 27;
  const middle = (size - 1) / 2;
  const threads = weave(size, size, (x, y) => {
    const ring = star(x - middle, y - middle);
    if (ring < 1.5) return 'second';
    if (diamond(x - middle, y - middle) < 6) return 'outline';
    if (ring < 7) return 'light';
    if (ring < 9) return 'second';
    return ring < 11.5 ? 'light' : '';
  });
  const border = (size * margin) / (1 - 2 * margin);
  const paths = Object.entries(threads).map(([thread, d]) => `<path fill="${colours[thread]}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-border} ${-border} ${size + 2 * border} ${size + 2 * border}" width="512" height="512" shape-rendering="crispEdges"><path fill="${field}" d="M${-border} ${-border}h99v99h-99z"/>${paths.join('')}</svg>`;
}
