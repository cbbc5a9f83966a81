const grid = 64;

/** Filled up to `share` (0 to 1); `emblem`: a path on a grid of 64 × 64. Text beside it says the same. */
export function WovenEmblem({ emblem, share }: { emblem: string; share: number }) {
  const height = Math.round(grid * share);
  const top = grid - height;
  return (
    <svg className="emblem woven" viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
      <path d={emblem} />
      {height > 0 && (
        <svg y={top} aria-hidden="true" width={grid} height={height} viewBox={`0 ${top} ${grid} ${height}`}>
          <path className="cloth" d={emblem} />
        </svg>
      )}
    </svg>
  );
}
