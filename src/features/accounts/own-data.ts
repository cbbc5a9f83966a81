import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import { AppError } from '#core/cloud/errors.ts';
import { keysOf } from '#core/device/device-keys.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { saveFile } from '#core/device/export-text.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { leaveTo } from '#core/session/complete-sign-in.ts';
import { erase } from '#core/session/forget-person.ts';
import { $profile, ownUid } from '#core/session/profile.ts';
import { proofFields, proven } from './account-changes.ts';
import { deletion, download } from './own-data-texts.ts';
import { proofErrors } from './security-texts.ts';

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
    const { people } = await loadPart(() => import('#core/cloud/people.ts'));
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
