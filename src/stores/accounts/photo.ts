import { atom } from 'nanostores';
import { photoSide } from '#domain/shared/limits.ts';
import { parseUrl } from '#domain/shared/readable-address.ts';
import { returnPath } from '#domain/shared/return-path.ts';
import { routes } from '#domain/shared/routes.ts';
import { settings } from '#messages/accounts/accounts.ts';
import { errors } from '#messages/shared/errors.ts';
import { pictureChoice, type RefusedPicture } from '#stores/shared/chosen-picture.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { leaveTo } from './complete-sign-in.ts';
import { $profile, changeProfile } from './profile.ts';

const texts = settings.photo;

export type ChosenPhoto =
  | { step: 'none' }
  | { step: 'checking' }
  | ({ step: 'refused' } & RefusedPicture)
  | { step: 'chosen'; photo: Blob; name: string; preview: string };

/** The photo that is about to be uploaded (USER-3). */
export const $photo = atom<ChosenPhoto>({ step: 'none' });

function put(chosen: ChosenPhoto): void {
  const before = $photo.get();
  if (before.step === 'chosen') URL.revokeObjectURL(before.preview);
  $photo.set(chosen);
}

const choice = pictureChoice({
  side: photoSide,
  show: put,
  take: (photo, name) => put({ step: 'chosen', photo, name, preview: URL.createObjectURL(photo) }),
});

export async function choosePhoto(file: File | undefined): Promise<void> {
  photoForm.clear();
  if (file) return choice.choose(file);
  choice.begin();
  put({ step: 'none' });
}

export const shrinkPhoto = choice.shrink;

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
    const chosen = $photo.get();
    if (profile.state !== 'ready' || chosen.step !== 'chosen') throw new Error('no photo was chosen');
    const [{ accounts }, { photos }] = await Promise.all([
      loadPart(() => import('#gateways/accounts.ts')),
      loadPart(() => import('#gateways/storage.ts')),
    ]);
    const { uid } = profile.account;
    const photo = await photos.upload(uid, chosen.photo);
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
  put({ step: 'none' });
});
