import { signUpErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf, isRefusal } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { completeSignIn, signInProblem } from '#core/session/complete-sign-in.ts';
import { emailIn } from '#core/session/email.ts';
import { noteSignIn } from '#core/session/session.ts';
import type { NewUser, User } from '#core/session/user.ts';
import { cleanLine, lowerCase } from '#core/words/letters.ts';
import { noteSteps } from './first-steps.ts';
import { signIn, signUp as texts } from './texts.ts';
import { forgetLookUp } from './username.ts';

/** If an earlier attempt with the same e-mail and password broke off, only its missing steps are done (SIGNUP-3). */
export const signUpForm = formStore<keyof NewUser | 'password'>({
  texts: signUpErrors,
  fields: {
    'auth/email-already-in-use': 'email',
    'auth/invalid-email': 'email',
    'auth/weak-password': 'password',
    'email-unverified': 'email',
    'firestore/already-exists': 'username',
  },
  check: signInProblem,
  async send({ password, ...typed }) {
    forgetLookUp();
    const gateways = await loadGateways();
    const { accounts, people } = gateways;
    const person: NewUser = {
      name: cleanLine(typed.name),
      surname: cleanLine(typed.surname),
      mobile: typed.mobile,
      username: lowerCase(cleanLine(typed.username)),
      email: emailIn(typed.email),
    };
    // A slash would make the e-mail a path below the reservations; the rules accept no such e-mail.
    if (person.email.includes('/')) throw new AppError('auth/invalid-email');
    const taken = await people.isTaken(person.username);
    // The username may be this user's own: an earlier attempt may have written the record, which reserves the e-mail too.
    if (taken && (await people.isRegistered(person.email)) === false)
      throw new AppError('firestore/already-exists');
    const account = await accountFor(accounts, person.email, password).catch((error: unknown) => {
      // Both username and e-mail belong to somebody else: report the username first.
      throw taken && isUsed(error) ? new AppError('firestore/already-exists', error) : error;
    });
    noteSignIn(account.uid);
    const earlier = account.isNew ? null : await people.own(account.uid);
    // Nothing is missing, so this was a sign-in.
    if (earlier && earlier.username === account.username) {
      return completeSignIn(accounts, account, earlier, signIn.success(earlier.name));
    }
    const record = earlier ?? (await newRecord(gateways, account, person));
    await accounts.setUsername(account.uid, record.username);
    return completeSignIn(accounts, account, record, texts.success);
  },
});

type Gateways = Awaited<ReturnType<typeof loadGateways>>;

export async function loadGateways() {
  const [{ accounts }, { people }, { ownRecord }] = await Promise.all([
    loadPart(() => import('#core/session/accounts-gateway.ts')),
    loadPart(() => import('#core/cloud/people.ts')),
    loadPart(() => import('#core/cloud/own-record.ts')),
  ]);
  return { accounts, people, ownRecord };
}

const isUsed = (error: unknown) => codeOf(error) === 'auth/email-already-in-use';

interface NewAccount extends Account {
  isNew: boolean; // created by this attempt
}

/** Signs in to the account of an earlier attempt. If the password differs, the e-mail belongs to somebody else. */
async function accountFor(
  accounts: Gateways['accounts'],
  email: string,
  password: string,
): Promise<NewAccount> {
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

/** If somebody else got the username first, the account of this attempt is deleted: none remains without a record. */
export async function newRecord(gateways: Gateways, account: NewAccount, person: NewUser): Promise<User> {
  const { accounts, people, ownRecord } = gateways;
  try {
    await ownRecord.signUp(account.uid, person);
    noteSteps(account.uid, { begun: false });
  } catch (error) {
    if (!isRefusal(codeOf(error))) throw error;
    // Refused because the record exists: the response to an earlier attempt was lost.
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

/** The account that reserved the e-mail is gone. The rules give its reservation to a verified e-mail, so this account stays for the next attempt. */
const isUnproven = ({ username, emailVerified }: Account): boolean => username === null && !emailVerified;

async function refusalOf({ people }: Gateways, person: NewUser, error: unknown): Promise<unknown> {
  if (await people.isTaken(person.username)) return new AppError('firestore/already-exists', error);
  if ((await people.isRegistered(person.email)) !== false)
    return new AppError('auth/email-already-in-use', error);
  return error;
}
