import { useId } from 'react';
import { courseParts, type StudentProgress, standing } from '#domain/panel/student-progress.ts';
import { diamond, weave } from '#illustrations/loom.ts';
import { students as texts } from '#messages/panel/students.ts';

/** Knots of a column, and between two. */
const wide = 9;
const gap = 1;
/** Rows of knots above one another; more students than that share a row. */
const high = 18;
const width = courseParts.length * (wide + gap) - gap;

/** The thread of a column's field: not begun, on the way, all. */
const field = (column: number): string =>
  column === 0 ? 'k' : column === courseParts.length - 1 ? 'a' : 't';

function threadAt(column: number, x: number, row: number): string {
  const ring = diamond(x - (wide - 1) / 2, (row % 8) - 4);
  if (ring < 1) return 'p';
  return ring < 3 ? 'm' : ring === 4 ? 'p' : field(column);
}

/** Squared paper for the whole course, and a woven column for those who stand there: the same is said in words below. */
export function Standing({ students, total }: { students: readonly StudentProgress[]; total: number }) {
  const id = useId();
  const counts = courseParts.map((part) => standing(students, total)[part]);
  const most = Math.max(...counts);
  // Two rows a student as long as there is room, so that few students make a picture, too.
  const rows = counts.map((count) => Math.ceil((count * high) / Math.max(high / 2, most)));
  const cloth = weave(width, high, (x, y) => {
    const column = Math.floor(x / (wide + gap));
    const inside = x % (wide + gap);
    const row = high - 1 - y;
    return inside < wide && row < (rows[column] ?? 0) ? threadAt(column, inside, row) : '';
  });
  const lines = [
    ...Array.from({ length: width + 1 }, (_, x) => `M${x} 0V${high}`),
    ...Array.from({ length: high + 1 }, (_, y) => `M0 ${y}H${width}`),
  ].join('');
  return (
    <figure className="standing" aria-labelledby={id}>
      <figcaption id={id}>
        <b>{texts.picture}</b> <span className="small soft">{texts.pictureHint}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${high}`} aria-hidden="true">
        <path d={lines} fill="none" stroke="var(--grid)" strokeWidth=".08" />
        {Object.entries(cloth).map(([thread, d]) => (
          <path key={thread} d={d} fill={`var(--w-${thread})`} />
        ))}
      </svg>
      <ol>
        {courseParts.map((part, place) => (
          <li key={part}>
            <b>{counts[place]}</b> <span className="vh">{texts.partCount}</span>{' '}
            <span className="mono">{texts.parts[part]}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
