import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { firebaseApp, firebaseConfiguration, hostAndPort } from './app.ts';
import { timeoutMs } from './with-timeout.ts';

let connected: FirebaseStorage | undefined;

export function storage(): FirebaseStorage {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = getStorage(firebaseApp());
  // The default is ten minutes.
  service.maxUploadRetryTime = timeoutMs;
  if (emulators) connectStorageEmulator(service, ...hostAndPort(emulators.storage));
  connected = service;
  return service;
}

/** A file's address without a token, so that stored copies of it stay valid. */
export function addressOf(path: string): string {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
