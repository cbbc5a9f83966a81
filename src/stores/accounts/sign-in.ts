import { AppError } from '#domain/shared/errors.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import { forgot, signIn as texts } from '#messages/accounts/accounts.ts';
import { resetErrors, signInErrors } from '#messages/shared/errors.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { completeSignIn } from './complete-sign-in.ts';

async function loadGateways() {
  const [{ accounts }, { people }] = await Promise.all([
    loadPart(() => import('#gateways/firebase/accounts.ts')),
    loadPart(() => import('#gateways/firebase/people.ts')),
  ]);
  return { accounts, people };
}

const addressIn = (typed: string) => lowerCase(typed.trim());

/**
 * Signs in and returns to the page that led here (SIGNIN-1, SIGNIN-2). An e-mail without a record, also one whose
 * record was deleted, has an error of its own, checked before and after the password.
 */
export const signInForm = formStore<'email' | 'password'>({
  texts: signInErrors,
  async send({ email, password }) {
    const { accounts, people } = await loadGateways();
    const address = addressIn(email);
    if (!(await people.isRegistered(address))) throw new AppError('firestore/not-found');
    const account = await accounts.signIn(address, password);
    const record = await people.own(account.uid);
    if (!record) {
      await accounts.signOut();
      throw new AppError('firestore/not-found');
    }
    return completeSignIn(accounts, account, record, texts.success(record.name));
  },
});

/**
 * Sends the link for a new password (SIGNIN-3). A service with protection against e-mail enumeration reports success
 * for an unknown address, so the reservation is checked first.
 */
export const resetForm = formStore<'email'>({
  texts: resetErrors,
  async send({ email }) {
    const { accounts, people } = await loadGateways();
    const address = addressIn(email);
    if (!(await people.isRegistered(address))) throw new AppError('auth/user-not-found');
    await accounts.sendReset(address);
    return { done: forgot.success };
  },
});
