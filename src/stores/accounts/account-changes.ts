import { emailIn } from '#domain/accounts/email.ts';
import { AppError } from '#domain/shared/errors.ts';
import { changeEmail, changePassword } from '#messages/accounts/security.ts';
import { resetErrors } from '#messages/shared/errors.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { $profile, ownUid } from './profile.ts';

/** Asks for the password first: whoever found an open session must not take the account over. */
export async function proven(uid: string, password: string) {
  const { accountChanges } = await loadPart(() => import('#gateways/account-changes.ts'));
  await accountChanges.prove(uid, password);
  return accountChanges;
}

/** Changes the password (USER-5). */
export const passwordForm = formStore<'current' | 'next'>({
  fields: {
    'auth/invalid-credential': 'current',
    'auth/wrong-password': 'current',
    'auth/weak-password': 'next',
    'auth/password-does-not-meet-requirements': 'next',
  },
  check: ({ current, next }) => (current === next ? { message: changePassword.same, field: 'next' } : null),
  async send({ current, next }) {
    const uid = ownUid();
    await (await proven(uid, current)).setPassword(uid, next);
    return { done: changePassword.done };
  },
});

/** Asks for another e-mail, which becomes the account's when its letter is followed (USER-5). */
export const emailForm = formStore<'email' | 'password'>({
  texts: resetErrors,
  fields: {
    'auth/email-already-in-use': 'email',
    'auth/invalid-email': 'email',
    'auth/invalid-credential': 'password',
    'auth/wrong-password': 'password',
  },
  check({ email }) {
    const profile = $profile.get();
    const isSame = profile.state === 'ready' && profile.account.email === emailIn(email);
    return isSame ? { message: changeEmail.same, field: 'email' } : null;
  },
  async send({ email, password }) {
    const uid = ownUid();
    const address = emailIn(email);
    // A slash would make the e-mail a path below the reservations; the rules accept no such e-mail.
    if (address.includes('/')) throw new AppError('auth/invalid-email');
    const changes = await proven(uid, password);
    const { people } = await loadPart(() => import('#gateways/people.ts'));
    // A service with protection against e-mail enumeration reports success, and sends no letter.
    if (await people.isRegistered(address)) throw new AppError('auth/email-already-in-use');
    await changes.sendEmailChange(uid, address);
    return { done: changeEmail.done(address) };
  },
});

// Both forms say something about a user who is not here any more.
$profile.subscribe(({ state }) => {
  if (state !== 'guest') return;
  passwordForm.reset();
  emailForm.reset();
});
