import { atom } from 'nanostores';
import { signUpErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf } from '#core/cloud/errors.ts';
import { formStore, type Outcome } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { completeSignIn, signInProblem } from '#core/session/complete-sign-in.ts';
import { markVerified } from '#core/session/profile.ts';
import { noteSignIn } from '#core/session/session.ts';
import { leavingName } from '#core/session/session-hint.ts';
import { isBehind, type NewUser, type PersonNames, type User } from '#core/session/user.ts';
import { cleanLine, lowerCase } from '#core/words/letters.ts';
import { $signInStep, askCode } from './second-step.ts';
import { proofErrors } from './security-texts.ts';
import { finishDeletion } from './sign-in.ts';
import { loadGoogle } from './sign-in-parts.ts';
import { loadGateways, newRecord } from './sign-up.ts';
import { signIn, signUp } from './texts.ts';
import { forgetLookUp } from './username.ts';

/** The visitor has closed the pop-up, which is no failure. */
export const $closedPopUp = atom(false);

/** Signs in with Google (USER-7). A visitor without a record is asked for what sign-up asks. */
export const googleForm = formStore<never>({
  texts: proofErrors,
  check: signInProblem,
  async send() {
    $closedPopUp.set(false);
    const google = await loadGoogle();
    try {
      const { account, names } = await google.signIn();
      return await enter(account, { ...names, mobile: '' });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'auth/multi-factor-auth-required') {
        return askCode(error, (account) => enter(account, { name: '', surname: '', mobile: '' }));
      }
      if (code !== 'auth/popup-closed-by-user') throw error;
      $closedPopUp.set(true);
      return 'idle';
    }
  },
});

/** A record with an unverified e-mail may be somebody else's, who signed up with this address: its names are shown once, to be put right. */
async function enter(account: Account, names: PersonNames): Promise<Outcome> {
  const { people } = await loadGateways();
  noteSignIn(account.uid);
  const record = await people.own(account.uid);
  if (!record && account.username === leavingName) return finishDeletion(account.uid);
  if (!record || (account.emailVerified && !record.verified)) {
    personForm.reset();
    $signInStep.set({ step: 'person', account, names: record ?? names, record });
    return 'idle';
  }
  return finish(account, record, signIn.success(record.name));
}

async function finish(account: Account, record: User, words: string): Promise<Outcome> {
  const kept = await keepProfile(account, record);
  if (isBehind(record, account)) await markVerified(account, record);
  const { accounts } = await loadGateways();
  return completeSignIn(accounts, kept, record, words);
}

/** Joining, the service may write Google's name and picture over those of the account. @returns the account as it is then. */
async function keepProfile(account: Account, { username }: User): Promise<Account> {
  if (account.username === username) return account;
  const [{ accounts }, { photos }] = await Promise.all([
    loadPart(() => import('#core/session/accounts-gateway.ts')),
    loadPart(() => import('#core/cloud/storage.ts')),
  ]);
  const photo = await photos.addressOf(account.uid);
  await accounts.setProfile(account.uid, username, photo);
  return { ...account, username, photo };
}

/** What Google does not know of a new user; or the names of a record, to be put right (USER-7). */
export const personForm = formStore<keyof PersonNames | 'username'>({
  texts: signUpErrors,
  fields: { 'firestore/already-exists': 'username' },
  check: signInProblem,
  async send(typed) {
    forgetLookUp();
    const step = $signInStep.get();
    if (step.step !== 'person') throw new AppError('firestore/unauthenticated');
    const gateways = await loadGateways();
    const { account } = step;
    const names: PersonNames = {
      name: cleanLine(typed.name),
      surname: cleanLine(typed.surname),
      mobile: typed.mobile,
    };
    const record = step.record
      ? await corrected(gateways, step.record, names)
      : await registered(gateways, account, { ...names, username: lowerCase(cleanLine(typed.username)) });
    return finish(account, record, signUp.success);
  },
});

type Gateways = Awaited<ReturnType<typeof loadGateways>>;

async function corrected({ ownRecord }: Gateways, record: User, names: PersonNames): Promise<User> {
  await ownRecord.edit(record.id, names, record.email);
  return { ...record, ...names };
}

/** The record of a new user; that of an earlier attempt, whose answer was lost, counts. */
async function registered(
  gateways: Gateways,
  account: Account,
  person: Omit<NewUser, 'email'>,
): Promise<User> {
  const earlier = await gateways.people.own(account.uid);
  if (earlier) return earlier;
  if (await gateways.people.isTaken(person.username)) throw new AppError('firestore/already-exists');
  const email = lowerCase(account.email ?? '');
  return newRecord(gateways, { ...account, isNew: false }, { ...person, email });
}

/** Leaves the form: the account stays without a record, and the next sign-in with Google asks again. */
export async function leavePerson(): Promise<void> {
  $signInStep.set({ step: 'none' });
  personForm.reset();
  const { accounts } = await loadGateways();
  await accounts.signOut();
}
