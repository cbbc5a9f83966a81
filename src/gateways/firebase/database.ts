import { firebaseConfiguration } from './configuration.ts';
import { credentials } from './credentials.ts';
import { type Firestore, openFirestore } from './firestore/firestore.ts';

let opened: Firestore | undefined;

/** The site's Firestore. @throws AppError `not-configured` */
export function database(): Firestore {
  if (opened) return opened;
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  opened = openFirestore({ origin, projectId: app.projectId, headers: credentials });
  return opened;
}
