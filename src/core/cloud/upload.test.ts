import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { AppError } from './errors.ts';
import { photos, pictures } from './storage.ts';
import { timeoutMs } from './with-timeout.ts';

interface Observer {
  moved(state: { bytesTransferred: number; totalBytes: number }): void;
  failed(error: unknown): void;
  done(): void;
}

/** The upload that is on its way, and the file that the service has. */
const service = vi.hoisted(() => ({
  task: null as Observer | null,
  isCancelled: false,
  size: 0,
}));

vi.mock('#configuration', () => ({ configuration: { firebase: { app: { storageBucket: 'b' } } } }));
vi.mock('firebase/app', () => ({ getApps: () => [{}], getApp: () => ({}) }));
vi.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  ref: () => ({}),
  getMetadata: async () => ({ size: service.size }),
  uploadBytesResumable: () => ({
    on: (
      _event: string,
      ...[moved, failed, done]: [Observer['moved'], Observer['failed'], Observer['done']]
    ) => {
      service.task = { moved, failed, done };
    },
    cancel: () => {
      service.isCancelled = true;
    },
  }),
}));

const photo = new Blob([new Uint8Array(limits.imageBytes)], { type: 'image/jpeg' });
const refused = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(service, { task: null, isCancelled: false, size: 0 });
});

/** What has become of an upload, once it is over. */
const outcome = (upload: Promise<unknown>) =>
  upload.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

test('[USER-3] a photo may take long on a slow connection while its bytes move', async () => {
  const uploaded = outcome(photos.upload('u', photo));
  for (let sent = 0; sent < photo.size; sent += photo.size / 10) {
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    service.task?.moved({ bytesTransferred: sent, totalBytes: photo.size });
  }
  service.task?.done();
  expect(await uploaded).toBe('done');
});

test('[USER-3] [PANEL-3] an upload that stands still is cancelled, so that it does not arrive later', async () => {
  for (const upload of [() => photos.upload('u', photo), () => pictures.upload('p', photo, () => {})]) {
    service.isCancelled = false;
    const uploaded = outcome(upload());
    await vi.advanceTimersByTimeAsync(10 * timeoutMs);
    expect(service.isCancelled).toBe(true);
    expect(await uploaded).toBe('storage/retry-limit-exceeded');
  }
});

test('[USER-3] [PANEL-3] a file whose answer was lost counts as uploaded; a refused photo does not, whatever was there', async () => {
  service.size = photo.size;
  const lost = outcome(photos.upload('u', photo));
  service.task?.failed(refused('storage/unknown'));
  expect(await lost).toBe('done');
  const old = outcome(photos.upload('u', photo));
  service.task?.failed(refused('storage/unauthorized'));
  expect(await old).toBe('storage/unauthorized');
  // A picture of a post has a name of its own, which can't be used twice.
  const again = outcome(pictures.upload('p', photo, () => {}));
  service.task?.failed(refused('storage/unauthorized'));
  expect(await again).toBe('done');
});
