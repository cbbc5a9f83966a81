import { emblems } from '#illustrations/emblems.ts';

const grid = 64;

/** A course's motif, filled from the bottom up to `share` (0 to 1). Decorative: text beside it says the same. */
export function WovenEmblem({ course, share }: { course: string; share: number }) {
  const motif = emblems[course];
  if (!motif) return null;
  const height = Math.round(grid * share);
  const top = grid - height;
  return (
    <svg className="emblem woven" viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
      <path d={motif.d} />
      {height > 0 && (
        <svg y={top} aria-hidden="true" width={grid} height={height} viewBox={`0 ${top} ${grid} ${height}`}>
          <path className="cloth" d={motif.d} />
        </svg>
      )}
    </svg>
  );
}
