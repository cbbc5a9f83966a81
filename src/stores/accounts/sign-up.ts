import type { NewUser, User } from '#domain/accounts/user.ts';
import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import type { Account, Accounts } from '#gateways/accounts.ts';
import type { OwnRecord } from '#gateways/own-record.ts';
import type { People } from '#gateways/people.ts';
import { signIn, signUp as texts } from '#messages/accounts/accounts.ts';
import { signUpErrors } from '#messages/shared/errors.ts';
import { formStore } from '#stores/shared/form.ts';
import { loadPart } from '#stores/shared/load-part.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { forgetLookUp } from './username.ts';

/**
 * Signs up: the account, then the record with its reservations, then the display name (SIGNUP-3). Whatever an earlier
 * attempt with the same e-mail and password has left undone is done now, so a sign-up that broke off is no dead end.
 */
export const signUpForm = formStore<keyof NewUser | 'password'>({
  texts: signUpErrors,
  fields: {
    'auth/email-already-in-use': 'email',
    'auth/invalid-email': 'email',
    'auth/weak-password': 'password',
    'email-unverified': 'email',
    'firestore/already-exists': 'username',
  },
  async send({ password, ...typed }) {
    forgetLookUp();
    const gateways = await loadGateways();
    const { accounts, people } = gateways;
    const person: NewUser = {
      name: typed.name.trim(),
      surname: typed.surname.trim(),
      mobile: typed.mobile,
      username: lowerCase(typed.username.trim()),
      email: lowerCase(typed.email.trim()),
    };
    // It would name a document below the reservations; the rules accept no such e-mail.
    if (person.email.includes('/')) throw new AppError('auth/invalid-email');
    const taken = await people.isTaken(person.username);
    // Taken by oneself, perhaps: an earlier attempt may have got as far as the record, and with it the e-mail.
    if (taken && !(await people.isRegistered(person.email))) throw new AppError('firestore/already-exists');
    const account = await accountFor(accounts, person.email, password).catch((error: unknown) => {
      // Neither the name nor the e-mail is one's own: the name is said first.
      throw taken && isUsed(error) ? new AppError('firestore/already-exists', error) : error;
    });
    const earlier = account.isNew ? null : await people.own(account.uid);
    // Nothing is missing: it was a sign-in.
    if (earlier && earlier.username === account.username) {
      return completeSignIn(accounts, account, earlier, signIn.success(earlier.name));
    }
    const record = earlier ?? (await newRecord(gateways, account, person));
    await accounts.setUsername(account.uid, record.username);
    return completeSignIn(accounts, account, record, texts.success);
  },
});

interface Gateways {
  accounts: Accounts;
  people: People;
  ownRecord: OwnRecord;
}

async function loadGateways(): Promise<Gateways> {
  const [{ accounts }, { people }, { ownRecord }] = await Promise.all([
    loadPart(() => import('#gateways/firebase/accounts.ts')),
    loadPart(() => import('#gateways/firebase/people.ts')),
    loadPart(() => import('#gateways/firebase/own-record.ts')),
  ]);
  return { accounts, people, ownRecord };
}

const isUsed = (error: unknown) => codeOf(error) === 'auth/email-already-in-use';

interface NewAccount extends Account {
  /** Made by this very attempt. */
  isNew: boolean;
}

/** A new account, or the one that an earlier attempt has left. Another password: the e-mail is somebody's. */
async function accountFor(accounts: Accounts, email: string, password: string): Promise<NewAccount> {
  try {
    return { ...(await accounts.create(email, password)), isNew: true };
  } catch (used) {
    if (!isUsed(used)) throw used;
    try {
      return { ...(await accounts.signIn(email, password)), isNew: false };
    } catch (error) {
      const wrong = ['auth/wrong-password', 'auth/invalid-credential', 'auth/user-not-found'];
      throw wrong.includes(codeOf(error)) ? used : error;
    }
  }
}

/**
 * Writes the record. Who loses the race for the username stays on the form, and the account of this attempt goes
 * again: no half of a user is left behind.
 */
async function newRecord(gateways: Gateways, account: NewAccount, person: NewUser): Promise<User> {
  const { accounts, people, ownRecord } = gateways;
  try {
    await ownRecord.signUp(account.uid, person);
  } catch (error) {
    if (!isRefusal(codeOf(error))) throw error;
    // Refused because it is there: an earlier answer was lost on its way.
    const record = await people.own(account.uid);
    if (record) return record;
    const reason = await refusalOf(gateways, person, error);
    if (isUsed(reason) && isUnproven(account)) {
      await accounts.sendVerification(account.uid);
      throw new AppError('email-unverified', error);
    }
    if (account.isNew) await accounts.remove(account.uid).catch(() => accounts.signOut());
    throw reason;
  }
  const record = await people.own(account.uid);
  if (!record) throw new AppError('firestore/not-found');
  return record;
}

/**
 * No other account has the e-mail, yet it is reserved: by somebody whose account is gone. The rules give it to whoever has
 * verified it; the account stays, and the next attempt completes it. One with a name was complete once: it was deleted.
 */
const isUnproven = ({ username, emailVerified }: Account): boolean => username === null && !emailVerified;

async function refusalOf({ people }: Gateways, person: NewUser, error: unknown): Promise<unknown> {
  if (await people.isTaken(person.username)) return new AppError('firestore/already-exists', error);
  if (await people.isRegistered(person.email)) return new AppError('auth/email-already-in-use', error);
  return error;
}
