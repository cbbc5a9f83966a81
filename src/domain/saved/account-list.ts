import * as v from 'valibot';
import { limits } from '#domain/shared/limits.ts';
import { mapOf, positiveInteger } from '#domain/shared/schema-parts.ts';
import { kindOfSaved, type SavedEntries } from './saved.ts';

/** An entry of the document `users/{uid}/reading/saved` (READ-4). */
const Entry = v.object({
  at: positiveInteger,
  title: v.pipe(v.string(), v.maxLength(limits.title)),
});

/** The readable entries of an account's list. Others, for example of a later version, are left out. */
export function accountListIn(stored: unknown): SavedEntries {
  const fields = v.safeParse(mapOf(v.unknown()), stored);
  const entries = Object.entries(fields.success ? fields.output : {}).flatMap(([address, value]) => {
    const parsed = v.safeParse(Entry, value);
    return parsed.success && kindOfSaved(address) ? [[address, parsed.output] as const] : [];
  });
  return Object.fromEntries(entries);
}
