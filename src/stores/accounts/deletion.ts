import { routes } from '#domain/shared/routes.ts';
import { deletion as texts } from '#messages/accounts/own-data.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { proven } from './account-changes.ts';
import { leaveTo } from './complete-sign-in.ts';
import { erase } from './erase.ts';
import { $profile, ownUid } from './profile.ts';

/** Deletes one's own account (USER-6). After a failure the next attempt does what is missing. */
export const deletionForm = formStore<'password'>({
  fields: { 'auth/invalid-credential': 'password', 'auth/wrong-password': 'password' },
  async send({ password }) {
    const uid = ownUid();
    await proven(uid, password);
    const { people } = await loadPart(() => import('#gateways/people.ts'));
    // Read anew: an earlier attempt on this page may have deleted it.
    await erase(uid, await people.own(uid));
    leaveTo(routes.home, texts.done);
    return 'leaving';
  },
});

$profile.subscribe(({ state }) => {
  if (state === 'guest') deletionForm.reset();
});
