import type { Files } from '../files.ts';
import { photoPath } from './batches/own-data.ts';
import { addressOf } from './storage.ts';
import { upload } from './upload.ts';

export const files: Files = {
  async uploadPhoto(uid, photo) {
    const path = photoPath(uid);
    // A new photo has a new address; a day, because a photo may be deleted.
    await upload(path, photo, { cacheControl: 'public, max-age=86400', replaces: true });
    // A new version parameter, so that caches load the new photo.
    return `${addressOf(path)}&v=${Date.now().toString(36)}`;
  },
};
