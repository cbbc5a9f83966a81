import { weave } from '#core/views/loom.ts';

/** Knots of the sheet's border: both halves are whole repeats, so that the pattern meets itself in the middle. */
const [width, height] = [200, 140];
const repeat = 10;

/** Threads of the border, from its edge inwards: outline, haşiyə with steps, a line, rhombs, outline. */
function thread(x: number, y: number): string {
  const [dx, dy] = [Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)];
  // Rings of equal distance from the edge; the corners are mitred, because the pattern is the same on both sides of them.
  const ring = Math.min(dx, dy);
  const along = Math.abs(((Math.max(dx, dy) + 0.5) % repeat) - repeat / 2);
  if (ring === 0 || ring === 5 || ring === 11) return 'k';
  if (ring < 5) return along > ring - 0.5 ? 'a' : 'p';
  if (ring > 11) return '';
  const rhomb = Math.abs(ring - 8) + along;
  if (rhomb < 1.2) return 'm';
  if (rhomb < 3) return 'p';
  return rhomb < 4 ? 'm' : 't';
}

/** The woven border of a certificate: one path for each thread, of the colours --w-… */
export const certificateFrame = {
  viewBox: `0 0 ${width} ${height}`,
  threads: weave(width, height, thread),
};
