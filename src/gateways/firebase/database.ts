import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { firebaseApp, firebaseConfiguration, hostAndPort } from './app.ts';

let connected: Firestore | undefined;

/** Firestore Lite, connected once. The SDK's own log is off, because every error becomes an AppError. */
export function database(): Firestore {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  setLogLevel('silent');
  const firestore = getFirestore(firebaseApp());
  if (emulators) connectFirestoreEmulator(firestore, ...hostAndPort(emulators.firestore));
  connected = firestore;
  return firestore;
}
