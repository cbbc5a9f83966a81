import { resetErrors, signInErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { formStore, type Outcome } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { completeSignIn, signInProblem } from '#core/session/complete-sign-in.ts';
import { emailIn } from '#core/session/email.ts';
import { markVerified } from '#core/session/profile.ts';
import { noteSignIn } from '#core/session/session.ts';
import { leavingName } from '#core/session/session-hint.ts';
import { isBehind } from '#core/session/user.ts';
import { deletion } from './own-data-texts.ts';
import { forgot, signIn as texts } from './texts.ts';

async function loadGateways() {
  const [{ accounts }, { people }] = await Promise.all([
    loadPart(() => import('#core/session/accounts-gateway.ts')),
    loadPart(() => import('#core/cloud/people.ts')),
  ]);
  return { accounts, people };
}

const wrongCodes: readonly ErrorCode[] = [
  'auth/invalid-credential',
  'auth/user-not-found',
  'auth/wrong-password',
];

/** An unknown e-mail has an error of its own (SIGNIN-1). Where that look-up is closed, one text says nothing about the e-mail. */
function refusalOf(error: unknown, isKnown: boolean | null): unknown {
  if (isKnown === true || !wrongCodes.includes(codeOf(error))) return error;
  return new AppError(isKnown === null ? 'account-unknown' : 'firestore/not-found', error);
}

/** SIGNIN-1, SIGNIN-2: tried even if nobody has reserved the e-mail, because one changed by a letter is reserved by this sign-in (USER-5). */
export const signInForm = formStore<'email' | 'password'>({
  texts: { ...signInErrors, 'auth/multi-factor-auth-required': texts.noFactor },
  check: signInProblem,
  async send({ email, password }) {
    const { accounts, people } = await loadGateways();
    const address = emailIn(email);
    const isKnown = await people.isRegistered(address);
    try {
      return await enter(await accounts.signIn(address, password));
    } catch (error) {
      if (codeOf(error) !== 'auth/multi-factor-auth-required') throw refusalOf(error, isKnown);
      const { askCode } = await loadPart(() => import('./second-step.ts'));
      return askCode(error, enter);
    }
  },
});

async function enter(account: Account): Promise<Outcome> {
  const { accounts, people } = await loadGateways();
  noteSignIn(account.uid);
  const record = await people.own(account.uid);
  if (!record) {
    if (account.username === leavingName) return finishDeletion(account.uid);
    await accounts.signOut();
    throw new AppError('firestore/not-found');
  }
  if (isBehind(record, account)) await markVerified(account, record);
  return completeSignIn(accounts, account, record, texts.success(record.name));
}

/** Completes a deletion by the user that broke off behind the record (USER-6). */
export async function finishDeletion(uid: string): Promise<{ done: string }> {
  const { erase } = await loadPart(() => import('#core/session/forget-person.ts'));
  await erase(uid, null);
  return { done: deletion.done };
}

/** The service may report success for an unknown address, so the reservation is checked first; where that is closed the answer is always the same (SIGNIN-3). */
export const resetForm = formStore<'email'>({
  texts: resetErrors,
  async send({ email }) {
    const { accounts, people } = await loadGateways();
    const address = emailIn(email);
    const isKnown = await people.isRegistered(address);
    if (isKnown === false) throw new AppError('auth/user-not-found');
    try {
      await accounts.sendReset(address);
    } catch (error) {
      if (isKnown || codeOf(error) !== 'auth/user-not-found') throw error;
    }
    return { done: isKnown ? forgot.success : forgot.perhapsSent };
  },
});
