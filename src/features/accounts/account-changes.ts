import { atom } from 'nanostores';
import { routes } from '#core/addresses/routes.ts';
import { resetErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { keysOf } from '#core/device/device-keys.ts';
import { onDevice } from '#core/device/device-storage.ts';
import { saveFile } from '#core/device/export-text.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { leaveTo } from '#core/session/complete-sign-in.ts';
import { emailIn } from '#core/session/email.ts';
import { erase } from '#core/session/forget-person.ts';
import { $profile, changeProfile, ownProfile, ownUid } from '#core/session/profile.ts';
import { deletion, download } from './own-data-texts.ts';
import { waitForUser } from './profile-form.ts';
import type { NewFactor } from './second-factor-gateway.ts';
import { changeEmail, changePassword, proofErrors } from './security-texts.ts';
import { codeDigits, loadGoogle, loadSecondFactors } from './sign-in-parts.ts';

interface Proof {
  password: string | undefined;
  code?: string | undefined;
}

/** Asks for the proof first: whoever found an open session must not take the account over. */
async function proven(uid: string, { password, code }: Proof) {
  const { accountChanges } = await loadPart(() => import('./gateway.ts'));
  try {
    if (password === undefined) await (await loadGoogle()).prove(uid);
    else await accountChanges.prove(uid, password);
  } catch (error) {
    if (code === undefined || codeOf(error) !== 'auth/multi-factor-auth-required') throw error;
    await (await loadSecondFactors()).continued(error)(codeDigits(code));
  }
  return accountChanges;
}

const proofFields = {
  'auth/invalid-credential': 'password',
  'auth/wrong-password': 'password',
  'auth/invalid-verification-code': 'code',
} as const;

/** Changes the password, or sets the first one (USER-5, USER-7). */
export const passwordForm = formStore<'password' | 'code' | 'next'>({
  texts: proofErrors,
  fields: {
    ...proofFields,
    'auth/weak-password': 'next',
    'auth/password-does-not-meet-requirements': 'next',
  },
  check: ({ password, next }) => (password === next ? { message: changePassword.same, field: 'next' } : null),
  async send({ next, ...proof }) {
    const uid = ownUid();
    await (await proven(uid, proof)).setPassword(uid, next);
    changeProfile(uid, { account: { hasPassword: true } });
    return { done: proof.password === undefined ? changePassword.firstDone : changePassword.done };
  },
});

/** Asks for another e-mail, which becomes the account's when its letter is followed (USER-5). */
export const emailForm = formStore<'email' | 'password' | 'code'>({
  texts: { ...resetErrors, ...proofErrors },
  fields: {
    'auth/email-already-in-use': 'email',
    'auth/invalid-email': 'email',
    ...proofFields,
  },
  check({ email }) {
    const profile = $profile.get();
    const isSame = profile.state === 'ready' && profile.account.email === emailIn(email);
    return isSame ? { message: changeEmail.same, field: 'email' } : null;
  },
  async send({ email, ...proof }) {
    const uid = ownUid();
    const address = emailIn(email);
    // A slash would make the e-mail a path below the reservations; the rules accept no such e-mail.
    if (address.includes('/')) throw new AppError('auth/invalid-email');
    const changes = await proven(uid, proof);
    const { people } = await loadPart(() => import('#core/cloud/people.ts'));
    // A service with protection against e-mail enumeration reports success, and sends no letter.
    if (await people.isRegistered(address)) throw new AppError('auth/email-already-in-use');
    await changes.sendEmailChange(uid, address);
    return { done: changeEmail.done(address) };
  },
});

waitForUser(passwordForm);
waitForUser(emailForm);

/** The authenticator app that is being set up on this page (USER-8). In memory alone: nobody else must find the secret. */
export const $newFactor = atom<NewFactor | null>(null);

export const beginForm = formStore<'password' | 'code'>({
  texts: proofErrors,
  fields: proofFields,
  async send(proof) {
    const uid = ownUid();
    await proven(uid, proof);
    const factor = await (await loadSecondFactors()).begin(uid, location.hostname);
    // Somebody else may have signed in meanwhile.
    if (ownUid() !== uid) throw new AppError('firestore/unauthenticated');
    confirmForm.reset();
    $newFactor.set(factor);
    return 'idle';
  },
});

export const confirmForm = formStore<'code'>({
  texts: proofErrors,
  fields: { 'auth/invalid-verification-code': 'code' },
  async send({ code }) {
    const uid = ownUid();
    const factor = $newFactor.get();
    if (!factor) throw new AppError('firestore/unauthenticated');
    await factor.confirm(codeDigits(code));
    changeProfile(uid, { account: { hasFactor: true } });
    $newFactor.set(null);
    return 'idle';
  },
});

/** What the site and this device have of the user, as a file (USER-6). */
export const downloadForm = formStore<never>({
  async send() {
    const { account, record } = ownProfile();
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
  for (const form of [beginForm, confirmForm, downloadForm, deletionForm]) form.reset();
  $newFactor.set(null);
  $deletionBegun.set(false);
});
