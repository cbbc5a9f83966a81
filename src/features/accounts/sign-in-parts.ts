import { AppError } from '#domain/shared/errors.ts';
import { loadPart } from '#stores/shared/load-part.ts';

// What an installation has switched on. @throws AppError `not-configured` if it has not; `part/unreachable`.

const parts = async () => (await loadPart(() => import('#gateways/sign-in-parts.ts'))).signInParts;

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
