import { loadPart } from '#stores/shared/load-part.ts';

/** The uid whose record was marked, or refused, on this visit: one attempt is enough. */
let asked = '';

/**
 * Notes once in the user's own record that the e-mail is verified: staff can't see accounts, and a teacher must have a
 * verified e-mail (PANEL-8). Nothing is shown; a failed attempt is repeated on the next visit.
 * @returns whether the record says so now.
 */
export async function markVerified(id: string): Promise<boolean> {
  if (id === asked) return false;
  asked = id;
  try {
    const { ownRecord } = await loadPart(() => import('#gateways/firebase/own-record.ts'));
    await ownRecord.confirmEmail(id);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
