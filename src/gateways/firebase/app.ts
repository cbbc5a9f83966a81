import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { firebaseConfiguration } from './configuration.ts';

/** What Auth and Storage of the SDK share. Firestore is asked without it (firestore/firestore.ts). */
export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  return getApps().length > 0 ? getApp() : initializeApp(app);
}
