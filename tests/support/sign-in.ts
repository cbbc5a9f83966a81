// Signs a user in without the sign-in form: it writes into localStorage what the form leaves there. The form is tested
// in accounts/sign-in.spec.ts; every other test saves the visit to it.
import type { Page } from '@playwright/test';
import { getApps, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { decodeFields } from '#core/build/firestore-value.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { may } from '#core/session/access.ts';
import type { SessionHint } from '#core/session/session-hint.ts';
import { roleOf, type User } from '#core/session/user.ts';

/** A stack whose site the page shows. */
export interface Place {
  siteUrl: string;
  projectId: string;
  apiKey: string;
  hosts: { auth: string; firestore: string };
}

interface Credentials {
  email: string;
  password: string;
}

/** The SDK of the pages, also here: what it keeps of a user is its own business. */
const services = new Map<string, Auth>();

function serviceOf({ hosts, apiKey, projectId }: Place): Auth {
  const known = services.get(hosts.auth);
  if (known) return known;
  const app = initializeApp({ apiKey, projectId }, `stack ${getApps().length}`);
  const service = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(service, `http://${hosts.auth}`, { disableWarnings: true });
  services.set(hosts.auth, service);
  return service;
}

async function hasPanel({ hosts, projectId }: Place, uid: string): Promise<boolean> {
  const answer = await fetch(
    `http://${hosts.firestore}/v1/projects/${projectId}/databases/(default)/documents/users/${uid}`,
    { headers: { authorization: 'Bearer owner' } },
  );
  const { fields } = (await answer.json()) as { fields?: unknown };
  return may(roleOf(decodeFields(fields) as Pick<User, 'userKey' | 'adminKey'>), 'open-panel');
}

type Entries = (readonly [key: string, value: string])[];

async function entriesOf(place: Place, { email, password }: Credentials): Promise<Entries> {
  const { user } = await signInWithEmailAndPassword(serviceOf(place), email, password);
  const hint: SessionHint = {
    uid: user.uid,
    username: user.displayName ?? '',
    photo: user.photoURL,
    staff: await hasPanel(place, user.uid),
  };
  const appName = '[DEFAULT]';
  // In this order: other tabs listen for the hint.
  return [
    [`firebase:authUser:${place.apiKey}:${appName}`, JSON.stringify({ ...user.toJSON(), appName })],
    [sessionKey, JSON.stringify(hint)],
  ];
}

/** Signs in on the device of a page that is open at the site. The next page shows the user. */
export async function signInOn(page: Page, place: Place, credentials: Credentials): Promise<void> {
  await page.evaluate(
    (all) => {
      for (const [key, value] of all) localStorage.setItem(key, value);
    },
    await entriesOf(place, credentials),
  );
}

/**
 * Opens a page as this user, who signs in just before it. Storage belongs to an origin, and this needs no visit before.
 * @param inTab what the tab keeps besides, in sessionStorage.
 */
export async function openSignedIn(
  page: Page,
  place: Place,
  credentials: Credentials,
  address: string,
  inTab: Entries = [],
): Promise<void> {
  const entries = await entriesOf(place, credentials);
  const signIn = await page.addInitScript(
    (all) => {
      // Frames of other origins have another storage, or none.
      if (window !== top) return;
      for (const [key, value] of all.entries) localStorage.setItem(key, value);
      for (const [key, value] of all.inTab) sessionStorage.setItem(key, value);
    },
    { entries, inTab },
  );
  await page.goto(address);
  await signIn.dispose();
}
