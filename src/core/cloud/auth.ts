import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { firebaseApp, firebaseConfiguration } from './app.ts';

let connected: Auth | undefined;

/** Without the pop-up resolver, which would load an iframe; in localStorage, so that other tabs notice. */
export function auth(): Auth {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = initializeAuth(firebaseApp(), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  service.languageCode = 'az';
  if (emulators) connectAuthEmulator(service, `http://${emulators.auth}`, { disableWarnings: true });
  connected = service;
  return service;
}
