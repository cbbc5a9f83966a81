import { ref, uploadBytes } from 'firebase/storage';
import { imageServing } from '#domain/shared/limits.ts';
import type { Files } from '../files.ts';
import { photoPath } from './batches/own-data.ts';
import { addressOf, storage } from './storage.ts';
import { withTimeout } from './with-timeout.ts';

export const files: Files = {
  async uploadPhoto(uid, photo) {
    const path = photoPath(uid);
    // A new photo has a new address; a day, because a photo may be deleted.
    const cacheControl = 'public, max-age=86400';
    const metadata = { ...imageServing, contentType: photo.type, cacheControl };
    await withTimeout(uploadBytes(ref(storage(), path), photo, metadata));
    // A new version parameter, so that caches load the new photo.
    return `${addressOf(path)}&v=${Date.now().toString(36)}`;
  },
};
