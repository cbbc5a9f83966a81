import { limits } from '#domain/shared/limits.ts';
import type { DoneExercises } from './done.ts';

/** The entries that `stored` lacks. An account has no room for more than the limit, so the rest stays on the device. */
export function unsentDone(mine: DoneExercises, stored: DoneExercises): DoneExercises {
  const room = limits.exercises - Object.keys(stored).length;
  return Object.fromEntries(
    Object.entries(mine)
      .filter(([slug]) => stored[slug] === undefined)
      .slice(0, Math.max(0, room)),
  );
}
