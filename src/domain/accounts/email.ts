import { lowerCase } from '#domain/shared/letters.ts';

/** An e-mail as accounts and reservations have it. */
export const emailIn = (typed: string): string => lowerCase(typed.trim());
