import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { firebaseApp } from './app.ts';
import { firebaseConfiguration } from './configuration.ts';
import { timeoutMs } from './with-timeout.ts';

let connected: FirebaseStorage | undefined;

export function storage(): FirebaseStorage {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = getStorage(firebaseApp());
  // The default is ten minutes.
  service.maxUploadRetryTime = timeoutMs;
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.storage}`);
    connectStorageEmulator(service, hostname, Number(port));
  }
  connected = service;
  return service;
}

/** A file's address without a token, so that stored copies of it stay valid. */
export function addressOf(path: string): string {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
