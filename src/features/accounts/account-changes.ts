import { resetErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { emailIn } from '#core/session/email.ts';
import { $profile, changeProfile, ownUid } from '#core/session/profile.ts';
import { waitForUser } from './profile-form.ts';
import { changeEmail, changePassword, proofErrors } from './security-texts.ts';
import { codeDigits, loadGoogle, loadSecondFactors } from './sign-in-parts.ts';

interface Proof {
  password: string | undefined;
  code?: string | undefined;
}

/** Asks for the proof first: whoever found an open session must not take the account over. */
export async function proven(uid: string, { password, code }: Proof) {
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

export const proofFields = {
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
