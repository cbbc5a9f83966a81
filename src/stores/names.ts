import { atom } from 'nanostores';
import type { Names, User } from '#domain/user.ts';
import { settings } from '#messages/accounts.ts';
import { errors } from '#messages/errors.ts';
import { formStore } from './form.ts';
import { loadPart } from './lib/load-part.ts';
import { $profile, changeProfile, ownUid } from './profile.ts';

/** Changes name, surname and mobile number in the own record (USER-1). */
export const namesForm = formStore<keyof Names>({
  failed: settings.personal.failed,
  texts: {
    'part/unreachable': errors['part/unreachable'],
    'firestore/unauthenticated': errors['firestore/unauthenticated'],
  },
  async send(typed) {
    const uid = ownUid();
    const names: Names = { name: typed.name.trim(), surname: typed.surname.trim(), mobile: typed.mobile };
    const { people } = await loadPart(() => import('#gateways/firebase/people.ts'));
    await people.edit(uid, names);
    changeProfile(uid, { record: names });
    if ($unsaved.get()?.uid === uid) $unsaved.set(null);
    return { done: settings.personal.saved };
  },
});

/** What somebody has typed into that form and not saved: it outlives the form when the session ends, and is theirs. */
export const $unsaved = atom<{ uid: string; names: Names } | null>(null);

export function noteTyped({ id, name, surname, mobile }: User, names: Names): void {
  const isSaved = names.name === name && names.surname === surname && names.mobile === mobile;
  $unsaved.set(isSaved ? null : { uid: id, names });
}

let started = false;

/** Nothing typed is lost without a question, nor shown to somebody else. */
export function followUnsaved(): void {
  if (started) return;
  started = true;
  $profile.subscribe((profile) => {
    if (profile.state === 'guest') namesForm.reset();
    const unsaved = $unsaved.get();
    if (unsaved && profile.state === 'ready' && profile.account.uid !== unsaved.uid) $unsaved.set(null);
  });
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  $unsaved.subscribe((unsaved) => {
    if (unsaved) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
}
