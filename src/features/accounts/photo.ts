import { photoSide } from '#domain/shared/limits.ts';
import { parseUrl } from '#domain/shared/readable-address.ts';
import { returnPath } from '#domain/shared/return-path.ts';
import { routes } from '#domain/shared/routes.ts';
import { settings } from '#messages/accounts/accounts.ts';
import { errors } from '#messages/shared/errors.ts';
import { chosenPicture } from '#stores/shared/chosen-picture.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { leaveTo } from './complete-sign-in.ts';
import { $profile, changeProfile } from './profile.ts';

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
      loadPart(() => import('#gateways/accounts.ts')),
      loadPart(() => import('#gateways/storage.ts')),
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
  chosenPhoto.drop();
});
