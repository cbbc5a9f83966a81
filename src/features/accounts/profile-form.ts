import { errors } from '#core/cloud/error-texts.ts';
import { AppError } from '#core/cloud/errors.ts';
import { type FormStore, formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { $profile, $unsavedNames, changeProfile } from '#core/session/profile.ts';
import type { PersonNames, User } from '#core/session/user.ts';
import { cleanLine } from '#core/words/letters.ts';
import { personalSettings } from './texts.ts';

/** Changes name, surname and mobile number in the user's own record (USER-1). */
export const profileForm = formStore<keyof PersonNames>({
  failed: personalSettings.failed,
  texts: {
    'part/unreachable': errors['part/unreachable'],
    'firestore/unauthenticated': errors['firestore/unauthenticated'],
  },
  async send(typed) {
    const profile = $profile.get();
    if (profile.state !== 'ready') throw new AppError('firestore/unauthenticated');
    const { uid } = profile.account;
    const names: PersonNames = {
      name: cleanLine(typed.name),
      surname: cleanLine(typed.surname),
      mobile: typed.mobile,
    };
    const { ownRecord } = await loadPart(() => import('#core/cloud/own-record.ts'));
    await ownRecord.edit(uid, names, profile.record.email);
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
