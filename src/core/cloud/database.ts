import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import type { Configuration } from '#core/installation/configuration.ts';
import { firebaseApp, firebaseConfiguration } from './app.ts';
import { type FirestoreClient, openFirestore } from './firestore.ts';

/** Not from configuration.ts: only so can the build leave out what depends on it. */
declare const __APP_CHECK__: Configuration['appCheckKey'];

let opened: FirestoreClient | undefined;

/** Requests carry the user's token once Auth is loaded. @throws AppError `not-configured` */
export function database(): FirestoreClient {
  if (opened) return opened;
  const { emulators } = firebaseConfiguration();
  const service = getFirestore(firebaseApp());
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(service, hostname, Number(port));
  }
  // Without the proof requests are sent all the same: Firestore refuses them only where it is enforced.
  const isReady = __APP_CHECK__
    ? import('./app-check.ts').then((it) => it.startAppCheck(), console.error)
    : undefined;
  opened = openFirestore(service, isReady);
  return opened;
}

export const appProof = async (): Promise<string | null> =>
  __APP_CHECK__ ? (await import('./app-check.ts')).appProof() : null;
