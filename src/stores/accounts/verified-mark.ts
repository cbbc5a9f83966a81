import { loadPart } from '#stores/shared/load-part.ts';
import { $profile, changeProfile } from './profile.ts';

/** Whose record has been marked, or refused, in this visit: once is enough. */
let asked = '';

/**
 * Notes in the own record that the e-mail is verified, once: staff can't see accounts, and a teacher must have a
 * verified e-mail (PANEL-8). Nothing is shown; what fails is tried again at the next visit.
 */
export async function markVerified(): Promise<void> {
  const profile = $profile.get();
  if (profile.state !== 'ready' || profile.record.id === asked) return;
  const { id } = profile.record;
  asked = id;
  try {
    const { people } = await loadPart(() => import('#gateways/firebase/people.ts'));
    await people.confirmEmail(id);
    const now = $profile.get();
    if (now.state === 'ready' && now.record.id === id) changeProfile(id, { record: { verified: true } });
  } catch (error) {
    console.error(error);
  }
}
