import { getMetadata, ref, type StorageReference, uploadBytesResumable } from 'firebase/storage';
import { AppError } from '#domain/shared/errors.ts';
import { imageServing } from '#domain/shared/limits.ts';
import type { Pictures } from '../../staff/pictures.ts';
import { addressOf, storage } from '../storage.ts';
import { timeoutMs, toAppError, withTimeout } from '../with-timeout.ts';

export const pictures: Pictures = {
  addressOf,

  async upload(path, picture, onProgress) {
    const place = ref(storage(), path);
    try {
      await send(place, picture, onProgress);
    } catch (error) {
      if (!(await isThere(place, picture))) throw toAppError(error);
    }
  },
};

/** Uploads a picture; stops when no bytes have moved for the timeout, however long the whole upload takes. */
function send(place: StorageReference, picture: Blob, onProgress: (share: number) => void): Promise<void> {
  // The file never changes, because every picture has a name of its own.
  const cacheControl = 'public, max-age=31536000, immutable';
  const task = uploadBytesResumable(place, picture, {
    ...imageServing,
    contentType: picture.type,
    cacheControl,
  });
  return new Promise((resolve, reject) => {
    const stop = () => {
      reject(new AppError('storage/retry-limit-exceeded'));
      task.cancel();
    };
    let timer = setTimeout(stop, timeoutMs);
    const moved = ({ bytesTransferred, totalBytes }: { bytesTransferred: number; totalBytes: number }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, timeoutMs);
      onProgress(bytesTransferred / totalBytes);
    };
    const over = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    task.on(
      'state_changed',
      moved,
      (error) => over(() => reject(error)),
      () => over(resolve),
    );
  });
}

/**
 * Whether an attempt that seemed to fail has stored the picture: names are unique, so the same size is proof enough.
 */
async function isThere(place: StorageReference, picture: Blob): Promise<boolean> {
  try {
    return (await withTimeout(getMetadata(place))).size === picture.size;
  } catch {
    return false;
  }
}
