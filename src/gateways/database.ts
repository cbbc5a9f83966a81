import type { Configuration } from '#domain/site/configuration.ts';
import { firebaseConfiguration } from './app.ts';
import { credentials, takeProofsFrom } from './credentials.ts';
import { type Firestore, openFirestore } from './firestore/firestore.ts';
import type { Connection } from './firestore/request.ts';

/** Not from configuration.ts: only so can the build leave out what depends on it. */
declare const __APP_CHECK__: Configuration['appCheckKey'];

let opened: Firestore | undefined;

/** @throws AppError `not-configured` */
export function connection(): Connection {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  // The build proves itself otherwise, with a service account.
  if (__APP_CHECK__ && !import.meta.env.SSR)
    takeProofsFrom(async () => (await import('./app-check.ts')).appProof());
  return { origin, projectId: app.projectId, headers: credentials };
}

/** The site's Firestore. @throws AppError `not-configured` */
export function database(): Firestore {
  opened ??= openFirestore(connection());
  return opened;
}
