import { AppError } from '#core/cloud/errors.ts';
import { loadPart } from '#core/page/load-part.ts';

// What an installation has switched on. @throws AppError `not-configured` if it has not; `part/unreachable`.

const parts = async () => (await loadPart(() => import('./sign-in-gateway.ts'))).signInParts;

function switchedOn<Part>(part: Part | null): Part {
  if (part === null) throw new AppError('not-configured');
  return part;
}

/** Google's pop-up (USER-7). */
export const loadGoogle = async () => switchedOn(await loadPart((await parts()).google));

/** The codes of authenticator apps (USER-8). */
export const loadSecondFactors = async () => switchedOn(await loadPart((await parts()).secondFactors));

/** A code as it is typed, in groups. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '');
