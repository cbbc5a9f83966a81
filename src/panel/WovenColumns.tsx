import { useId } from 'react';
import { diamond, weave } from '#core/views/loom.ts';

/** Knots of a column, and between two. */
const wide = 9;
const gap = 1;
/** Rows of knots above one another; what is more shares a row. */
const high = 18;

interface Column {
  name: string;
  count: number;
  /** The number as it is read; without it, the count. */
  shown?: string;
  thread: 'a' | 'k' | 't';
}

interface Props {
  title: string;
  hint: string;
  unit?: string;
  columns: readonly Column[]; // six: the styles have as many
  className?: string;
}

function knotAt(field: string, x: number, row: number): string {
  const ring = diamond(x - (wide - 1) / 2, (row % 8) - 4);
  if (ring < 1) return 'p';
  return ring < 3 ? 'm' : ring === 4 ? 'p' : field;
}

export function WovenColumns({ title, hint, unit, columns, className = '' }: Props) {
  const id = useId();
  const width = columns.length * (wide + gap) - gap;
  const most = Math.max(...columns.map(({ count }) => count));
  // Two rows each as long as there is room, so that a few make a picture, too.
  const rows = columns.map(({ count }) => Math.ceil((count * high) / Math.max(high / 2, most)));
  const cloth = weave(width, high, (x, y) => {
    const column = Math.floor(x / (wide + gap));
    const inside = x % (wide + gap);
    const row = high - 1 - y;
    const isWoven = inside < wide && row < (rows[column] ?? 0);
    return isWoven ? knotAt(columns[column]?.thread ?? 'k', inside, row) : '';
  });
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} 0V${high}`),
    ...Array.from({ length: high + 1 }, (_, y) => `M0 ${y}H${width}`),
  ].join('');
  return (
    <figure className={`woven-columns ${className}`} aria-labelledby={id}>
      <figcaption id={id}>
        <b>{title}</b> <span className="small soft">{hint}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${high}`} aria-hidden="true">
        <path d={lines} fill="none" stroke="var(--grid)" strokeWidth=".08" />
        {Object.entries(cloth).map(([thread, d]) => (
          <path key={thread} d={d} fill={`var(--w-${thread})`} />
        ))}
      </svg>
      <ol>
        {columns.map(({ name, count, shown }) => (
          <li key={name}>
            <b>{shown ?? count}</b> {unit && <span className="vh">{unit}</span>}{' '}
            <span className="mono">{name}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
