import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { configuration } from '#configuration';
import type { FirebaseConfiguration } from '#core/installation/configuration.ts';
import { AppError } from './errors.ts';

/** @throws AppError `not-configured` on a site without Firebase. */
export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}

/** Where Firestore's REST interface has the documents, for requests that the SDK can't send, and what their names begin with. */
export function restAddress(): { url: string; root: string } {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const root = `projects/${app.projectId}/databases/(default)/documents`;
  return { url: `${origin}/v1/${root}`, root };
}

/** What Auth, Firestore and Storage of the SDK share: Firestore takes the user's token from Auth once that is loaded. */
export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  if (getApps().length > 0) return getApp();
  withoutDatabase();
  return initializeApp(app);
}

/**
 * The SDK keeps in IndexedDB on which days it was used, and before the first request of Auth it tries whether it can: it makes a
 * database and deletes it. A page that the back/forward cache has frozen between the two keeps every later page waiting. Where
 * there is no IndexedDB the SDK does without; nothing else here uses it.
 */
function withoutDatabase(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}
