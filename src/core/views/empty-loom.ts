import { diamond, weave } from './loom.ts';

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
