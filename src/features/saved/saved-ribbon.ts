import { diamond, weave } from '#core/views/loom.ts';

const width = 13;
const height = 30;

export function savedRibbon(): string {
  const middle = (width - 1) / 2;
  const ribbon = weave(
    width,
    height,
    (x, y) => {
      const fromMiddle = Math.abs(x - middle);
      if (y > height - 1 - (middle - fromMiddle)) return '';
      if (fromMiddle === middle) return 'k';
      const ring = diamond(x - middle, (y % 10) - 5);
      return ring < 1 ? 'p' : ring < 3 ? 'm' : ring < 4 ? 'k' : 'a';
    },
    3,
  );
  const woven = Object.entries(ribbon).map(([thread, d]) => `<path fill="var(--w-${thread})" d="${d}"/>`);
  const book = 'M70 22H18v92h52M70 22h52v92H70M70 22v92';
  const lines = [38, 50, 62, 74, 86].map((y) => `M28 ${y}h32`).join('');
  return `<svg class="squares" viewBox="0 0 140 140" aria-hidden="true"><g fill="none" stroke="var(--control)"><path d="${book}" stroke-width="2"/><path d="${lines}" stroke-width=".75"/></g><g transform="translate(77 16)">${woven.join('')}</g></svg>`;
}
