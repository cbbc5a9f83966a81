import { keep, kept } from '#core/device/device-storage.ts';
import { placesKey } from '#core/device/page-storage-keys.ts';
import { fieldsIn } from '#core/device/record.ts';

// START-1: by hand, because most pages of users need no schema.

const stepsKey = (uid: string): string => `kodyol:steps:${uid}`;

export type FirstStep = 'letter' | 'video' | 'course';

/** @param begun `null`: not known on this device. */
export interface Beginner {
  isUnverified: boolean;
  hasBegun: boolean | null;
  hasCourse: boolean;
  isStaff: boolean;
  isAway: boolean;
}

/** One at a time, in this order; each goes when it is done (START-1). */
export function firstStep({
  isUnverified,
  hasBegun,
  hasCourse,
  isStaff,
  isAway,
}: Beginner): FirstStep | null {
  if (isAway || isStaff) return null;
  if (isUnverified) return 'letter';
  if (hasBegun === false) return 'video';
  return hasBegun && !hasCourse ? 'course' : null;
}

/** `begun`: as the account has said it, or the sign-up. */
export function noteSteps(uid: string, change: { away: true } | { begun: boolean }): void {
  const before = fieldsIn(kept(stepsKey(uid)));
  const after = { ...before, ...change };
  if (JSON.stringify(after) !== JSON.stringify(before)) keep(stepsKey(uid), after);
}

export function stepNow(
  uid: string,
  known: Pick<Beginner, 'isUnverified' | 'hasCourse' | 'isStaff'>,
): { step: FirstStep | null; hasBegun: boolean } {
  const { away, begun } = fieldsIn(kept(stepsKey(uid)));
  const hasWatched = kept(placesKey(uid)) !== null || begun === true;
  const hasBegun = hasWatched || (begun === false ? false : null);
  return { step: firstStep({ ...known, hasBegun, isAway: away === true }), hasBegun: hasWatched };
}
