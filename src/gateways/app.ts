import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { FirebaseConfiguration } from '#domain/site/configuration.ts';

/** @throws AppError `not-configured` on a site without Firebase. */
export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}

/** What Auth, Firestore and Storage of the SDK share: Firestore takes the user's token from Auth once that is loaded. */
export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  return getApps().length > 0 ? getApp() : initializeApp(app);
}
