import { atom } from 'nanostores';
import { keysOf } from '#domain/shared/device-keys.ts';
import { AppError } from '#domain/shared/errors.ts';
import { routes } from '#domain/shared/routes.ts';
import { deletion, download } from '#messages/accounts/own-data.ts';
import { proofErrors } from '#messages/accounts/security.ts';
import { onDevice } from '#stores/shared/device-storage.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { saveFile } from '#stores/shared/save-file.ts';
import { proofFields, proven } from './account-changes.ts';
import { leaveTo } from './complete-sign-in.ts';
import { erase } from './forget-person.ts';
import { $profile, ownUid } from './profile.ts';

/** Gives users what the site has of them, as a file (USER-6). */
export const downloadForm = formStore<never>({
  async send() {
    const profile = $profile.get();
    if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
    const { account, record } = profile;
    const { ownData } = await loadPart(() => import('#registry/own-data.ts'));
    const below = await ownData.read(account.uid);
    // The keys of a role are the site's secrets, not the user's data.
    const { userKey: _userKey, adminKey: _adminKey, ...own } = record;
    const onThisDevice = Object.fromEntries(
      keysOf(account.uid)
        .flatMap(onDevice.keys)
        .map((key) => [key, onDevice.text(key)]),
    );
    const file = `profil-${record.username}.json`;
    saveFile(
      file,
      JSON.stringify({ account, record: own, ...below, onThisDevice }, null, 2),
      'application/json',
    );
    return { done: download.done(file) };
  },
});

/** Whether something of the account may be gone: a failure before that has changed nothing. */
export const $deletionBegun = atom(false);

/** Deletes one's own account (USER-6). After a failure the next attempt does what is missing. */
export const deletionForm = formStore<'password' | 'code'>({
  texts: proofErrors,
  fields: proofFields,
  async send(proof) {
    const uid = ownUid();
    await proven(uid, proof);
    const { people } = await loadPart(() => import('#gateways/people.ts'));
    // Read anew: an earlier attempt on this page may have deleted it.
    const record = await people.own(uid);
    $deletionBegun.set(true);
    await erase(uid, record);
    leaveTo(routes.home, deletion.done);
    return 'leaving';
  },
});

$profile.subscribe(({ state }) => {
  if (state !== 'guest') return;
  downloadForm.reset();
  deletionForm.reset();
  $deletionBegun.set(false);
});
