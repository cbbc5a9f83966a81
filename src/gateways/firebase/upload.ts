import { getMetadata, ref, type StorageReference, uploadBytesResumable } from 'firebase/storage';
import { AppError } from '#domain/shared/errors.ts';
import { imageServing } from '#domain/shared/limits.ts';
import { storage } from './storage.ts';
import { timeoutMs, toAppError, withTimeout } from './with-timeout.ts';

interface Options {
  cacheControl: string;
  /** There may be an earlier file: a refusal leaves it. */
  replaces?: boolean;
  /** Called with the share of the file that has been sent, 0 to 1. */
  onProgress?(share: number): void;
}

/** The SDK sends up to this many bytes without a word of how far it is. */
const silentBytes = 256 * 1024;
/** The slowest connection that is waited for: 64 kbit/s, in bytes per ms. */
const slowest = 8;

/**
 * Uploads a picture, however long it takes while bytes move. One that fails is cancelled, so it does not arrive later. A
 * file whose answer was lost counts as uploaded. @throws AppError
 */
export async function upload(path: string, picture: Blob, options: Options): Promise<void> {
  const place = ref(storage(), path);
  try {
    await send(place, picture, options);
  } catch (thrown) {
    const error = toAppError(thrown);
    const isRefused = options.replaces === true && error.code === 'storage/unauthorized';
    if (isRefused || !(await isThere(place, picture))) throw error;
  }
}

function send(place: StorageReference, picture: Blob, { cacheControl, onProgress }: Options): Promise<void> {
  const patience = timeoutMs + Math.min(picture.size, silentBytes) / slowest;
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
    let timer = setTimeout(stop, patience);
    const moved = ({ bytesTransferred, totalBytes }: { bytesTransferred: number; totalBytes: number }) => {
      clearTimeout(timer);
      timer = setTimeout(stop, patience);
      onProgress?.(bytesTransferred / totalBytes);
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

/** Whether an attempt that seemed to fail has stored the picture: two pictures hardly ever have the same size. */
async function isThere(place: StorageReference, picture: Blob): Promise<boolean> {
  try {
    return (await withTimeout(getMetadata(place))).size === picture.size;
  } catch {
    return false;
  }
}
