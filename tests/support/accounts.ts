// People for one test each, and their accounts in the Auth emulator.
import type { Page } from '@playwright/test';
import { userWords } from '#core/session/name-search.ts';
import { stack } from './site.ts';

export interface Person {
  name: string;
  surname: string;
  username: string;
  email: string;
  password: string;
}

let count = 0;

/** A person whose e-mail and username are unique across workers, projects and runs. */
export function newPerson(): Person {
  count += 1;
  const username = `t${Date.now().toString(36)}${process.env.TEST_WORKER_INDEX ?? ''}-${count}`;
  return {
    name: 'Aygün',
    surname: 'Əliyeva',
    username,
    email: `${username}@kodyol.example`,
    password: 'nar-cicek-7',
  };
}

type Granted = { lessons?: string[]; ends?: Record<string, Date> };

/** The record that sign-up creates, with these grants. */
export const recordOf = ({ name, surname, username, email }: Person, { lessons = [], ends }: Granted) => ({
  name,
  surname,
  nameKey: 'aygun eliyeva',
  words: userWords({ name, surname, email, mobile: '' }),
  username,
  email,
  mobile: '',
  lessons,
  ...(ends && { ends }),
  createdAt: new Date('2026-01-02T20:30:00Z'),
});

/** A registered user with the documents that sign-up creates, without filling in the form. */
export async function registered(over: Granted & { emailVerified?: boolean } = {}): Promise<Person> {
  const person = newPerson();
  const { username, email, password } = person;
  const localId = `uid-${username}`;
  await stack.createAccount({
    localId,
    email,
    password,
    emailVerified: over.emailVerified ?? false,
    displayName: username,
  });
  await stack.write({
    [`users/${localId}`]: { ...recordOf(person, over), ...(over.emailVerified && { verified: true }) },
    [`usernames/${username}`]: {},
    [`emails/${email}`]: {},
  });
  return person;
}

export async function fillSignUp(page: Page, person: Partial<Person> & { mobile?: string }): Promise<void> {
  for (const [field, value] of Object.entries(person)) await page.locator(`[name=${field}]`).fill(value);
}

export const submit = (page: Page) => page.locator('main form button[type=submit]').click();

const project = () => `projects/${process.env.KODYOL_TEST_PROJECT}`;
const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** The link in the newest e-mail of this kind to an address; `null` if there is none. */
export async function mailedLink(
  email: string,
  kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL',
): Promise<string | null> {
  const answer = await fetch(`http://${stack.auth}/emulator/v1/${project()}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobLink: string }[];
  };
  return oobCodes.findLast((code) => code.email === email && code.requestType === kind)?.oobLink ?? null;
}

/** The same link as the site's own page gets it (docs/letters.md). */
export async function actionLink(...letter: Parameters<typeof mailedLink>): Promise<string> {
  const link = await mailedLink(...letter);
  if (link === null) throw new Error(`no ${letter[1]} for ${letter[0]}`);
  return `/auth/action${new URL(link).search}`;
}

/** The accounts with an e-mail, including one that a failed sign-up has left behind. */
export async function accountsOf(email: string): Promise<{ localId: string; displayName?: string }[]> {
  const answer = await fetch(
    `http://${stack.auth}/identitytoolkit.googleapis.com/v1/${project()}/accounts:lookup`,
    { method: 'POST', headers: asOwner, body: JSON.stringify({ email: [email] }) },
  );
  return ((await answer.json()) as { users?: { localId: string; displayName?: string }[] }).users ?? [];
}

/** Deletes an account, as its owner or the Firebase console can; the record stays. */
export async function deleteAccount(localId: string): Promise<void> {
  const answer = await fetch(
    `http://${stack.auth}/identitytoolkit.googleapis.com/v1/${project()}/accounts:delete`,
    { method: 'POST', headers: asOwner, body: JSON.stringify({ localId }) },
  );
  if (!answer.ok) throw new Error(await answer.text());
}

/** The JSON of a document, read without the rules; `null` if there is none. */
export async function documentAt(path: string): Promise<string | null> {
  const answer = await fetch(
    `http://${stack.firestore}/v1/${project()}/databases/(default)/documents/${path}`,
    { headers: asOwner },
  );
  return answer.ok ? answer.text() : null;
}

/** E-mail enumeration protection: new Firebase projects have it, old ones don't. The texts are the same with both. */
export async function protectEmails(on: boolean): Promise<void> {
  await fetch(
    `http://${stack.auth}/identitytoolkit.googleapis.com/v2/${project()}/config?updateMask=emailPrivacyConfig`,
    {
      method: 'PATCH',
      headers: asOwner,
      body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: on } }),
    },
  );
}
