import type { Pictures } from '../../staff/pictures.ts';
import { addressOf } from '../storage.ts';
import { upload } from '../upload.ts';

export const pictures: Pictures = {
  addressOf,
  upload: (path, picture, onProgress) =>
    // The file never changes, because every picture has a name of its own.
    upload(path, picture, { cacheControl: 'public, max-age=31536000, immutable', onProgress }),
};
