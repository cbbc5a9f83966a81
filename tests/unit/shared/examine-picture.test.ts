import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#domain/shared/limits.ts';
import { pictureHead } from '#domain/shared/picture-bytes.ts';
import { chosenPicture as texts } from '#messages/shared/pictures.ts';
import { examinePicture } from '#stores/shared/examine-picture.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];
const png = [0x89, 0x50, 0x4e, 0x47];

const closed = vi.fn();
const decode = vi.fn<(picture: Blob) => Promise<{ close(): void }>>();

/** A file of so many bytes that begins like this. */
const chosen = (head: readonly number[], name: string, size = 100, type = ''): File => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name, { type });
};

beforeEach(() => {
  closed.mockClear();
  decode.mockReset().mockResolvedValue({ close: closed });
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[USER-3] a chosen picture', () => {
  test.each([
    ['a JPEG that is called .png', jpeg, 'a.png', 'image/png', 'image/jpeg'],
    ['a WebP without any name or type', webp, 'a', '', 'image/webp'],
  ] as const)('%s is what its bytes are, also in what is sent', async (_, head, name, said, type) => {
    const examined = await examinePicture(chosen(head, name, 100, said));
    expect(examined).toMatchObject({ type });
    expect('picture' in examined && [examined.picture.type, examined.picture.size]).toEqual([type, 100]);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('that is another file with a picture’s name is refused, and nothing is decoded', async () => {
    expect(await examinePicture(chosen(png, 'a.webp', 100, 'image/webp'))).toEqual({
      message: texts.wrongType,
    });
    expect(decode).not.toHaveBeenCalled();
  });

  test('may have as many bytes as the limit says; one more can be shrunk', async () => {
    expect(await examinePicture(chosen(jpeg, 'a.jpg', limits.imageBytes))).toMatchObject({
      type: 'image/jpeg',
    });
    const large = chosen(jpeg, 'a.jpg', limits.imageBytes + 1);
    expect(await examinePicture(large)).toEqual({ message: texts.tooLarge, tooLarge: large });
  });

  test('that is damaged is said to be, however large: shrinking would not help', async () => {
    decode.mockRejectedValue(new DOMException('damaged', 'InvalidStateError'));
    expect(await examinePicture(chosen(webp, 'a.webp', limits.imageBytes + 1))).toEqual({
      message: texts.unreadable,
    });
  });

  test('that was deleted after it was chosen can’t be read', async () => {
    const gone = chosen(jpeg, 'a.jpg');
    vi.spyOn(gone, 'slice').mockReturnValue(
      Object.assign(new Blob(), {
        arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
      }),
    );
    expect(await examinePicture(gone)).toEqual({ message: texts.unreadable });
    expect(console.warn).toHaveBeenCalledOnce();
  });

  test('is read no further than its type needs', async () => {
    const large = chosen(jpeg, 'a.jpg', limits.imageBytes);
    const slice = vi.spyOn(large, 'slice');
    await examinePicture(large);
    expect(slice.mock.calls).toEqual([[0, pictureHead]]);
  });
});
