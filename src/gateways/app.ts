import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { FirebaseConfiguration } from '#domain/site/configuration.ts';

/** @throws AppError `not-configured` on a site without Firebase. */
export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}

/** What Auth and Storage of the SDK share. Firestore is asked without it (firestore/firestore.ts). */
export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  return getApps().length > 0 ? getApp() : initializeApp(app);
}
