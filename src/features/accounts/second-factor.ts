import { atom } from 'nanostores';
import { AppError } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { $profile, changeProfile, ownUid } from '#core/session/profile.ts';
import { proofFields, proven } from './account-changes.ts';
import type { NewFactor } from './second-factor-gateway.ts';
import { proofErrors } from './security-texts.ts';
import { codeDigits, loadSecondFactors } from './sign-in-parts.ts';

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

$profile.subscribe(({ state }) => {
  if (state !== 'guest') return;
  $newFactor.set(null);
  beginForm.reset();
  confirmForm.reset();
});
