import { atom } from 'nanostores';
import { signInErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { formStore, type Outcome } from '#core/forms/form-store.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import type { PersonNames, User } from '#core/session/user.ts';
import { proofErrors } from './security-texts.ts';
import { codeDigits, loadSecondFactors } from './sign-in-parts.ts';

export type SignInStep =
  | { step: 'none' }
  /** The account wants a code of its authenticator app (USER-8). */
  | { step: 'code' }
  /** Google has told who it is; what sign-up asks is asked now (USER-7). `record`: one that nobody has proven to be theirs. */
  | { step: 'person'; account: Account; names: PersonNames; record: User | null };

/** In memory alone: whoever leaves the page begins anew, with the account as it is. */
export const $signInStep = atom<SignInStep>({ step: 'none' });

interface Waiting {
  signIn(code: string): Promise<Account>;
  enter(account: Account): Promise<Outcome>;
  account?: Account; // signed in already: what came behind it has failed, and a code counts once
}

let waiting: Waiting | null = null;

/** @param error the service's, which has the first part of the sign-in. @throws AppError the error, where this site has no second factor. */
export async function askCode(error: unknown, enter: Waiting['enter']): Promise<'idle'> {
  const secondFactors = await loadSecondFactors().catch((reason: unknown) => {
    throw codeOf(reason) === 'not-configured' ? error : reason;
  });
  waiting = { signIn: secondFactors.continued(error), enter };
  codeForm.reset();
  $signInStep.set({ step: 'code' });
  return 'idle';
}

export function leaveCode(): void {
  waiting = null;
  codeForm.reset();
  $signInStep.set({ step: 'none' });
}

/** The code of the authenticator app (USER-8). */
export const codeForm = formStore<'code'>({
  texts: { ...signInErrors, ...proofErrors },
  fields: { 'auth/invalid-verification-code': 'code' },
  async send({ code }) {
    const now = waiting;
    if (!now) throw new AppError('auth/invalid-multi-factor-session');
    now.account ??= await now.signIn(codeDigits(code));
    return now.enter(now.account);
  },
});
