import { parseUrl } from '#core/addresses/readable-address.ts';
import { returnPath } from '#core/addresses/return-path.ts';
import { routes } from '#core/addresses/routes.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { chosenPicture } from '#core/forms/chosen-picture.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { leaveTo } from '#core/session/complete-sign-in.ts';
import { $profile, $unsavedNames, changeProfile, ownProfile } from '#core/session/profile.ts';
import type { PersonNames, User } from '#core/session/user.ts';
import { cleanLine } from '#core/words/letters.ts';
import { photoSide } from '#core/words/limits.ts';
import { personalSettings, settings } from './texts.ts';

/** Changes name, surname and mobile number in the user's own record (USER-1). */
export const profileForm = formStore<keyof PersonNames>({
  failed: personalSettings.failed,
  texts: {
    'part/unreachable': errors['part/unreachable'],
    'firestore/unauthenticated': errors['firestore/unauthenticated'],
  },
  async send(typed) {
    const { id: uid, email } = ownProfile().record;
    const names: PersonNames = {
      name: cleanLine(typed.name),
      surname: cleanLine(typed.surname),
      mobile: typed.mobile,
    };
    const { ownRecord } = await loadPart(() => import('#core/cloud/own-record.ts'));
    await ownRecord.edit(uid, names, email);
    changeProfile(uid, { record: names });
    if ($unsavedNames.get()?.uid === uid) $unsavedNames.set(null);
    return { done: personalSettings.saved };
  },
});

export function noteTyped({ id, name, surname, mobile }: User, names: PersonNames): void {
  const isSaved = names.name === name && names.surname === surname && names.mobile === mobile;
  $unsavedNames.set(isSaved ? null : { uid: id, names });
}

/** When the session has ended on the open page, what was typed comes back with the same user and goes with another one (USER-4). */
export function waitForUser({ $state, typed, type, reset }: FormStore): void {
  let uid: string | null = null;
  $profile.subscribe((profile) => {
    if (profile.state === 'guest') {
      const kept = [...typed];
      reset();
      for (const [name, value] of kept) type(name, value);
    }
    if (profile.state !== 'ready' || profile.account.uid === uid) return;
    if (uid !== null) reset();
    uid = profile.account.uid;
  });
  $state.listen(({ step }) => {
    if (step === 'done') for (const name of typed.keys()) type(name, '');
  });
}

// Before unsaved values are lost with the page, the browser asks. They are dropped when another user signs in.
$profile.subscribe((profile) => {
  if (profile.state === 'guest') profileForm.reset();
  const unsaved = $unsavedNames.get();
  if (unsaved && profile.state === 'ready' && profile.account.uid !== unsaved.uid) $unsavedNames.set(null);
});
const ask = (event: BeforeUnloadEvent) => event.preventDefault();
$unsavedNames.subscribe((unsaved) => {
  if (unsaved) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
});

const texts = settings.photo;

/** The photo that is about to be uploaded (USER-3). */
export const chosenPhoto = chosenPicture(photoSide, () => photoForm.clear());

/** The page from which the settings were opened. If the back/forward cache restores it, it reads the profile again. */
function pageBefore(username: string): string {
  const before = parseUrl(document.referrer);
  const path = before?.origin === location.origin ? returnPath(before.pathname + before.search) : null;
  return path === null || path.startsWith(routes.settings) || path === routes.home
    ? routes.user(username)
    : path;
}

/** Replaces the photo, then saves its address. After a failure the old photo stays (USER-3). */
export const photoForm = formStore<never>({
  failed: texts.failed,
  texts: { 'part/unreachable': errors['part/unreachable'] },
  async send() {
    const profile = $profile.get();
    const chosen = chosenPhoto.$chosen.get();
    if (profile.state !== 'ready' || chosen.step !== 'chosen') throw new Error('no photo was chosen');
    const [{ accounts }, { photos }] = await Promise.all([
      loadPart(() => import('#core/session/accounts-gateway.ts')),
      loadPart(() => import('#core/cloud/storage.ts')),
    ]);
    const { uid } = profile.account;
    const photo = await photos.upload(uid, chosen.picture);
    // If no answer came, the account tells whether it has the new address.
    await accounts.setPhoto(uid, photo).catch(async (error: unknown) => {
      const account = await accounts.refreshed(uid).catch(() => null);
      if (account?.photo !== photo) throw error;
    });
    changeProfile(uid, { account: { photo } });
    leaveTo(pageBefore(profile.record.username), texts.success);
    return 'leaving';
  },
});

// The next user must not see a photo that was chosen but not uploaded.
$profile.subscribe(({ state }) => {
  if (state !== 'guest') return;
  photoForm.reset();
  chosenPhoto.reset();
});
