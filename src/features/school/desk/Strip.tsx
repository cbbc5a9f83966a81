import type { ReactNode } from 'react';
import { diamond, weave } from '#core/views/loom.ts';

const wide = 96;
const high = 5;

interface Props {
  name: ReactNode;
  moving: number;
  still: number;
  most: number;
  children: ReactNode;
  below?: ReactNode;
}

const knots = (count: number, most: number): number =>
  count > 0 ? Math.max(1, Math.round((wide * count) / most)) : 0;

function knotAt(field: string, x: number, y: number): string {
  const ring = diamond((x % 8) - 4, y - 2);
  if (ring < 1) return 'p';
  return ring < 2 ? 'm' : field;
}

export function Strip({ name, moving, still, most, children, below }: Props) {
  const first = knots(moving, most);
  const all = knots(moving + still, most);
  const cloth = weave(wide, high, (x, y) => (x < all ? knotAt(x < first ? 't' : 'k', x, y) : ''));
  const lines = [
    ...Array.from({ length: wide + 1 }, (_, x) => `M${x} 0V${high}`),
    ...Array.from({ length: high + 1 }, (_, y) => `M0 ${y}H${wide}`),
  ].join('');
  return (
    <li>
      <span className="strip-name">{name}</span>
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        <path d={lines} fill="none" stroke="var(--grid)" strokeWidth=".1" />
        {Object.entries(cloth).map(([thread, d]) => (
          <path key={thread} d={d} fill={`var(--w-${thread})`} />
        ))}
      </svg>
      <div className="strip-facts mono">{children}</div>
      {below}
    </li>
  );
}
