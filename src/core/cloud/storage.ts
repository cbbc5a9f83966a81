import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  getStorage,
  ref,
  type StorageReference,
  uploadBytesResumable,
} from 'firebase/storage';
import { photoPath } from '#core/session/user.ts';
import { msNow } from '#core/time/clock.ts';
import { imageServing } from '#core/words/limits.ts';
import { firebaseApp, firebaseConfiguration } from './app.ts';
import { AppError, codeOf } from './errors.ts';
import { timeoutMs, toAppError, withTimeout } from './with-timeout.ts';

let connected: FirebaseStorage | undefined;

export function storage(): FirebaseStorage {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = getStorage(firebaseApp());
  service.maxUploadRetryTime = timeoutMs; // the default is ten minutes
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.storage}`);
    connectStorageEmulator(service, hostname, Number(port));
  }
  connected = service;
  return service;
}

/** Without a token, so that stored copies of it stay valid. */
export function addressOf(path: string): string {
  const { app, emulators } = firebaseConfiguration();
  const origin = emulators ? `http://${emulators.storage}` : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${app.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}

interface Options {
  cacheControl: string;
  replaces?: boolean;
  onProgress?(share: number): void; // 0 to 1
}

const silentBytes = 256 * 1024; // sent without a word of how far it is
const slowest = 8; // bytes per ms: 64 kbit/s

/** However long it takes while bytes move. A failed one is cancelled, so it does not arrive later; a lost answer counts as uploaded. @throws AppError */
export async function upload(path: string, picture: Blob, options: Options): Promise<void> {
  const file = ref(storage(), path);
  try {
    await send(file, picture, options);
  } catch (thrown) {
    const error = toAppError(thrown);
    const isRefused = options.replaces === true && error.code === 'storage/unauthorized';
    if (isRefused || !(await isThere(file, picture))) throw error;
  }
}

function send(file: StorageReference, picture: Blob, { cacheControl, onProgress }: Options): Promise<void> {
  const patience = timeoutMs + Math.min(picture.size, silentBytes) / slowest;
  const task = uploadBytesResumable(file, picture, {
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

/** Two pictures hardly ever have the same size. */
async function isThere(file: StorageReference, picture: Blob): Promise<boolean> {
  try {
    return (await withTimeout(getMetadata(file))).size === picture.size;
  } catch {
    return false;
  }
}

export async function removeFile(path: string): Promise<void> {
  try {
    await withTimeout(deleteObject(ref(storage(), path)));
  } catch (error) {
    if (codeOf(error) !== 'storage/object-not-found') throw error;
  }
}

export const photos = {
  /** After a failure the old photo stays. @returns an address that is always new, for caches. */
  async upload(uid: string, photo: Blob): Promise<string> {
    const path = photoPath(uid);
    // A day, because a photo may be deleted.
    await upload(path, photo, { cacheControl: 'public, max-age=86400', replaces: true });
    return `${addressOf(path)}&v=${msNow().toString(36)}`;
  },

  async addressOf(uid: string): Promise<string | null> {
    const path = photoPath(uid);
    try {
      await withTimeout(getMetadata(ref(storage(), path)));
      return addressOf(path);
    } catch (error) {
      if (codeOf(error) === 'storage/object-not-found') return null;
      throw error;
    }
  },

  remove: (uid: string): Promise<void> => removeFile(photoPath(uid)),
};

export const pictures = {
  addressOf,
  /** A stored picture whose answer was lost counts as uploaded (PANEL-3). @throws AppError */
  upload: (path: string, picture: Blob, onProgress: (share: number) => void): Promise<void> =>
    upload(path, picture, { cacheControl: 'public, max-age=31536000, immutable', onProgress }),
};
