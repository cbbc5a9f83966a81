import { type FirebaseApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore/lite';
import { type FirestoreClient, openFirestore } from '#core/cloud/firestore.ts';
import { hosts } from './owner.ts';
import type { Token } from './people.ts';

export function address(host: string): [string, number] {
  const { hostname, port } = new URL(`http://${host}`);
  return [hostname, Number(port)];
}

/** A person for the emulators, who is asked for no password; `owner` is stopped by no rule, `null` is a guest. */
export type Asking = Token | 'owner' | null;

export const mockOf = (who: Asking) => {
  if (who === null) return {};
  if (who === 'owner') return { mockUserToken: who };
  const { uid, email, email_verified, firebase } = who;
  const claims = {
    ...(email !== undefined && { email }),
    ...(email_verified !== undefined && { email_verified }),
    ...(firebase && { firebase }),
  };
  return { mockUserToken: { sub: uid, ...claims } };
};

const opened = new Map<string, { app: FirebaseApp; db: Firestore }>();

/** The SDK in somebody's name. */
export function sdkOf(project: string, who: Asking): { app: FirebaseApp; db: Firestore } {
  const name = `${project} ${JSON.stringify(who)}`;
  const known = opened.get(name);
  if (known) return known;
  const app = initializeApp(
    { projectId: project, apiKey: 'demo', storageBucket: `${project}.appspot.com` },
    name,
  );
  const db = getFirestore(app);
  connectFirestoreEmulator(db, ...address(hosts().firestore), mockOf(who));
  opened.set(name, { app, db });
  return { app, db };
}

/** What the pages use, in somebody's name. */
export const firestoreOf = (project: string, who: Asking): FirestoreClient =>
  openFirestore(sdkOf(project, who).db);
