import { connectStorageEmulator, type FirebaseStorage, getStorage, ref, uploadBytes } from 'firebase/storage';
import type { Files } from '../files.ts';
import { firebaseApp, firebaseConfiguration, hostAndPort } from './app.ts';
import { answered, patience } from './errors.ts';

let connected: FirebaseStorage | undefined;

function storage(): FirebaseStorage {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = getStorage(firebaseApp());
  // By itself it tries again for ten minutes.
  service.maxUploadRetryTime = patience;
  if (emulators) connectStorageEmulator(service, ...hostAndPort(emulators.storage));
  connected = service;
  return service;
}

/** Without a token, so that it stays the same picture for whoever has kept it; the version makes caches ask again. */
function addressOf(path: string): string {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  const version = Date.now().toString(36);
  return `${origin}/v0/b/${app.storageBucket}/o/${encodeURIComponent(path)}?alt=media&v=${version}`;
}

export const files: Files = {
  async uploadPhoto(uid, photo) {
    const path = `profile-images/${uid}.webp`;
    await answered(uploadBytes(ref(storage(), path), photo, { contentType: photo.type }));
    return addressOf(path);
  },
};
