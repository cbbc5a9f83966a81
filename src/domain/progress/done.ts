import { limits } from '#domain/shared/limits.ts';

/** The exercises of one course that a reader has done, by slug: when, in milliseconds (LEARN-7). */
export type DoneExercises = Readonly<Record<string, number>>;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** What was kept or stored; entries that can't be read are left out. By hand: the page of every exercise loads it. */
export function readDone(stored: unknown): DoneExercises {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, at]) => isTime(at)));
}

/** Both together; of one that was done twice, the first time. */
export function mergeDone(one: DoneExercises, other: DoneExercises): DoneExercises {
  const both = { ...one };
  for (const [slug, at] of Object.entries(other)) both[slug] = Math.min(at, both[slug] ?? at);
  return both;
}

/** The entries that `stored` lacks. An account has no room for more than the limit, so the rest stays on the device. */
export function unsentDone(mine: DoneExercises, stored: DoneExercises): DoneExercises {
  const room = limits.exercises - Object.keys(stored).length;
  return Object.fromEntries(
    Object.entries(mine)
      .filter(([slug]) => stored[slug] === undefined)
      .slice(0, Math.max(0, room)),
  );
}
