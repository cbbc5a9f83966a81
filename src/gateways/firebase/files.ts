import { ref, uploadBytes } from 'firebase/storage';
import { imageServing } from '#domain/shared/limits.ts';
import type { Files } from '../files.ts';
import { addressOf, storage } from './storage.ts';
import { withTimeout } from './with-timeout.ts';

export const files: Files = {
  async uploadPhoto(uid, photo) {
    const path = `profile-images/${uid}.webp`;
    await withTimeout(uploadBytes(ref(storage(), path), photo, { ...imageServing, contentType: photo.type }));
    // The version makes caches ask again.
    return `${addressOf(path)}&v=${Date.now().toString(36)}`;
  },
};
