import { loadPart } from '#stores/shared/load-part.ts';

/** Whose record has been marked, or refused, in this visit: once is enough. */
let asked = '';

/**
 * Notes in the own record that the e-mail is verified, once: staff can't see accounts, and a teacher must have a
 * verified e-mail (PANEL-8). Nothing is shown; what fails is tried again at the next visit.
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
