// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '#core/words/limits.ts';
import { examinePicture as examine, shrinkPicture } from './chosen-picture.ts';
import { chosenPicture as texts } from './picture-texts.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xd9];
const webp = [0x52, 0x49, 0x46, 0x46, 4, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];
const png = [0x89, 0x50, 0x4e, 0x47];

const closed = vi.fn();
const decode = vi.fn<(picture: Blob) => Promise<{ width: number; height: number; close(): void }>>();
const examinePicture = (file: File) => examine(file, 1600);

/** A file that begins like this; with a size it has more than a picture. */
const chosen = (head: readonly number[], name: string, size = head.length, type = ''): File => {
  const bytes = new Uint8Array(size);
  bytes.set(head);
  return new File([bytes], name, { type });
};

/** A canvas of a browser that writes these types; others become PNG. @returns what was painted, in order. */
function drawing(types: readonly string[], sizeOf: (width: number) => number = () => 10): string[] {
  const painted: string[] = [];
  const context = {
    drawImage: () => painted.push('picture'),
    fillRect: () => painted.push('ground'),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done: BlobCallback,
    type = '',
  ) {
    const written = types.includes(type) ? type : 'image/png';
    painted.push(written);
    done(new Blob([new Uint8Array(sizeOf(this.width))], { type: written }));
  });
  return painted;
}

beforeEach(() => {
  closed.mockClear();
  decode.mockReset().mockResolvedValue({ width: 4000, height: 2000, close: closed });
  vi.stubGlobal('createImageBitmap', decode);
});

describe('[USER-3] [PANEL-3] a chosen picture', () => {
  test.each([
    ['a JPEG that is called .png', jpeg, 'a.png', 'image/png', 'image/jpeg'],
    ['a WebP without any name or type', webp, 'a', '', 'image/webp'],
  ] as const)('%s is what its bytes are, also in what is sent', async (_, head, name, said, type) => {
    const examined = await examinePicture(chosen(head, name, head.length, said));
    expect('picture' in examined && [examined.picture.type, examined.picture.size]).toEqual([
      type,
      head.length,
    ]);
    expect(closed).toHaveBeenCalledOnce();
  });

  test.each([
    ['has more in it than a picture', chosen(jpeg, 'a.jpg', limits.imageBytes)],
    ['is of another type, whatever its size', chosen(png, 'a.webp', limits.imageBytes + 1, 'image/webp')],
  ])('that %s is drawn anew', async (_, file) => {
    const painted = drawing(['image/webp', 'image/jpeg']);
    const examined = await examinePicture(file);
    expect('picture' in examined && [examined.picture.type, examined.picture.size]).toEqual([
      'image/webp',
      10,
    ]);
    expect(painted).toEqual(['picture', 'image/webp']);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('that is transparent gets a white ground where the browser writes no WebP', async () => {
    const painted = drawing(['image/jpeg']);
    expect(await examinePicture(chosen(png, 'a.png'))).toMatchObject({ picture: { type: 'image/jpeg' } });
    expect(painted).toEqual(['picture', 'image/png', 'ground', 'image/jpeg']);
  });

  test('may have as many bytes as the limit says; one more can be shrunk', async () => {
    drawing(['image/webp']);
    expect(await examinePicture(chosen(jpeg, 'a.jpg', limits.imageBytes))).toHaveProperty('picture');
    const large = chosen(jpeg, 'a.jpg', limits.imageBytes + 1);
    expect(await examinePicture(large)).toEqual({ message: texts.tooLarge, tooLarge: large });
  });

  test.each([
    [
      'damaged, however large: shrinking would not help',
      chosen(webp, 'a.webp', limits.imageBytes + 1),
      texts.unreadable,
    ],
    ['text, or of a type that this browser can’t show', chosen([0x61], 'a.jpg'), texts.wrongType],
    ['empty', chosen([], 'a.jpg'), texts.empty],
  ])('that is %s, is said to be', async (_, file, message) => {
    decode.mockRejectedValue(new DOMException('damaged', 'InvalidStateError'));
    expect(await examinePicture(file)).toEqual({ message });
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

  test('is read no further than a stored picture may be long', async () => {
    const large = chosen(jpeg, 'a.jpg', limits.imageBytes * 2);
    const slice = vi.spyOn(large, 'slice');
    await examinePicture(large);
    expect(slice.mock.calls).toEqual([[0, limits.imageBytes]]);
  });

  test.each([
    ['a picture of a screen', 3200, 1800, [1600, 900]],
    ['a long receipt', 1080, 6100, [640, 3615]],
    ['a page that was scrolled', 8700, 1440, [3867, 640]],
    ['what is small', 300, 200, [300, 200]],
    ['a strip', 100, 200_000, [89, 178_885]],
  ] as const)('%s stays readable', async (what, width, height, drawnAs) => {
    decode.mockResolvedValue({ width, height, close: closed });
    drawing(['image/webp']);
    const create = vi.spyOn(document, 'createElement');
    await examine(chosen(png, 'a.png'), what === 'a picture of a screen' ? 1600 : 1280);
    const [canvas] = create.mock.results.map(({ value }) => value);
    expect([canvas.width, canvas.height]).toEqual(drawnAs);
  });

  test('made smaller is never larger than the limit', async () => {
    drawing(['image/webp'], (width) => (width > 1000 ? limits.imageBytes + 1 : limits.imageBytes));
    expect((await shrinkPicture(new Blob(), 1600))?.size).toBe(limits.imageBytes);
    drawing(['image/webp'], () => limits.imageBytes + 1);
    expect(await shrinkPicture(new Blob(), 1600)).toBeNull();
  });
});
