import { type FirebaseApp, getApp, getApps, initializeApp } from 'firebase/app';
import { configuration } from '#configuration';
import type { FirebaseConfiguration } from '#core/installation/configuration.ts';
import { AppError } from './errors.ts';

export function firebaseConfiguration(): FirebaseConfiguration {
  if (!configuration.firebase) throw new AppError('not-configured');
  return configuration.firebase;
}

export function restAddress(): { url: string; root: string } {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.firestore}` : 'https://firestore.googleapis.com';
  const root = `projects/${app.projectId}/databases/(default)/documents`;
  return { url: `${origin}/v1/${root}`, root };
}

/** Firestore takes the user's token from Auth once that is loaded. */
export function firebaseApp(): FirebaseApp {
  const { app } = firebaseConfiguration();
  if (getApps().length > 0) return getApp();
  withoutDatabase();
  return initializeApp(app);
}

/** Auth first tries whether IndexedDB works. A page frozen meanwhile by the back/forward cache keeps every later page waiting; the SDK does without. */
function withoutDatabase(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
}
