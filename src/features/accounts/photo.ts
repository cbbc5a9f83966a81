import { parseUrl } from '#core/addresses/readable-address.ts';
import { returnPath } from '#core/addresses/return-path.ts';
import { routes } from '#core/addresses/routes.ts';
import { errors } from '#core/cloud/error-texts.ts';
import { chosenPicture } from '#core/forms/chosen-picture.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { leaveTo } from '#core/session/complete-sign-in.ts';
import { $profile, changeProfile } from '#core/session/profile.ts';
import { photoSide } from '#core/words/limits.ts';
import { settings } from './texts.ts';

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
