import { ref, uploadBytes } from 'firebase/storage';
import { imageServing } from '#domain/shared/limits.ts';
import type { Files } from '../files.ts';
import { addressOf, storage } from './storage.ts';
import { withTimeout } from './with-timeout.ts';

export const files: Files = {
  async uploadPhoto(uid, photo) {
    const path = `profile-images/${uid}.webp`;
    await withTimeout(uploadBytes(ref(storage(), path), photo, { ...imageServing, contentType: photo.type }));
    // A new version parameter, so that caches load the new photo.
    return `${addressOf(path)}&v=${Date.now().toString(36)}`;
  },
};
