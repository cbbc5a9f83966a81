// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { limits } from '#core/words/limits.ts';
import { chosenPhoto } from '#features/accounts/profile-form.ts';
import { settings } from '#features/accounts/texts.ts';
import { pictureUpload } from './picture-upload.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

const pictures = vi.hoisted(() => ({
  uploads: [] as { path: string; done(): void; fail(error: unknown): void }[],
}));
vi.mock('#core/cloud/storage.ts', () => ({
  pictures: {
    addressOf: (path: string) => `https://h.az/${path}`,
    upload: (path: string) =>
      new Promise<void>((done, fail) => {
        pictures.uploads.push({ path, done, fail });
      }),
  },
}));

const webp = [0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];

/** A file whose first bytes arrive when the test says so. */
function slowFile(name: string, bytes = webp.length) {
  let read = () => {};
  let refuse = () => {};
  const file = new File([new Uint8Array(bytes)], name);
  const head = new Promise<ArrayBuffer>((resolve, reject) => {
    read = () => resolve(new Uint8Array(webp).buffer);
    refuse = () => reject(new DOMException('gone', 'NotReadableError'));
  });
  Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => head }) });
  return { file, read, refuse };
}

const wait = () => new Promise((done) => setTimeout(done, 0));

beforeEach(() => {
  pictures.uploads.length = 0;
  vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }));
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});

describe('[PANEL-3] a picture of a post', () => {
  const opened = () => {
    const done: string[] = [];
    return { done, upload: pictureUpload(uploadedPictures('me'), (address) => done.push(address)) };
  };

  test('a message says that a file can’t be read', async () => {
    const { upload } = opened();
    const gone = slowFile('gone.webp');
    const choice = upload.choose(gone.file);
    gone.refuse();
    await choice;
    expect(upload.$state.get()).toEqual({ step: 'refused', message: settings.photo.unreadable });
  });

  test('a picture is refused if it is too large, or if it can’t be made smaller', async () => {
    const { upload } = opened();
    const large = slowFile('large.webp', limits.imageBytes + 1);
    large.read();
    await upload.choose(large.file);
    expect(upload.$state.get()).toMatchObject({ step: 'refused', message: settings.photo.tooLarge });
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('gone', 'InvalidStateError');
    });
    await upload.shrink(large.file);
    expect(upload.$state.get()).toEqual({ step: 'refused', message: settings.photo.unreadable });
  });

  test('a failed upload is logged and can be retried under the same name', async () => {
    const { upload, done } = opened();
    const one = slowFile('one.webp');
    one.read();
    const choice = upload.choose(one.file);
    await wait();
    pictures.uploads[0]?.fail(new AppError('storage/retry-limit-exceeded'));
    await choice;
    expect(upload.$state.get()).toMatchObject({ step: 'failed' });
    expect(console.error).toHaveBeenCalled();
    const again = upload.retry();
    await wait();
    expect(pictures.uploads[1]?.path).toBe(pictures.uploads[0]?.path);
    pictures.uploads[1]?.done();
    await again;
    expect(done).toHaveLength(1);
  });
});

describe('[USER-3] a photo', () => {
  test('the last choice wins, also if it is no picture', async () => {
    const [first, second] = [slowFile('first.webp'), slowFile('second.webp')];
    const choices = [chosenPhoto.choose(first.file), chosenPhoto.choose(second.file)];
    second.read();
    await wait();
    first.read();
    await Promise.all(choices);
    expect(chosenPhoto.$chosen.get()).toMatchObject({ step: 'chosen', name: 'second.webp' });
    const third = slowFile('third.webp');
    const late = chosenPhoto.choose(third.file);
    chosenPhoto.reset();
    third.read();
    await late;
    expect(chosenPhoto.$chosen.get()).toEqual({ step: 'none' });
  });

  test('a message says that a file can’t be read or made smaller', async () => {
    const gone = slowFile('gone.webp');
    const choice = chosenPhoto.choose(gone.file);
    gone.refuse();
    await choice;
    expect(chosenPhoto.$chosen.get()).toEqual({ step: 'refused', message: settings.photo.unreadable });
    const large = slowFile('large.webp', limits.imageBytes + 1);
    large.read();
    await chosenPhoto.choose(large.file);
    vi.stubGlobal('createImageBitmap', async () => {
      throw new DOMException('gone', 'InvalidStateError');
    });
    await chosenPhoto.shrink(large.file);
    expect(chosenPhoto.$chosen.get()).toEqual({ step: 'refused', message: settings.photo.unreadable });
  });
});
