// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { pictureUpload } from './picture-upload.ts';
import { uploadedPictures } from './uploaded-pictures.ts';

// The user chooses pictures one after the other while file reads and uploads end or fail in any order.

interface Waiting {
  end(ok: boolean): void;
}
const waiting = vi.hoisted(() => ({ all: [] as Waiting[], begun: [] as string[] }));
vi.mock('#core/cloud/storage.ts', () => ({
  pictures: {
    addressOf: (path: string) => `https://h.az/${path}`,
    upload: (path: string, _picture: Blob, onProgress: (share: number) => void) =>
      new Promise<void>((done, fail) => {
        waiting.begun.push(`https://h.az/${path}`);
        waiting.all.push({
          end(ok) {
            onProgress(0.5);
            if (ok) done();
            else fail(new AppError('storage/retry-limit-exceeded'));
          },
        });
      }),
  },
}));

const webp = [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50];

/** A file whose read ends when the test says so. */
function file(name: string, isRead: (ok: boolean) => void): File {
  const made = new File([new Uint8Array(webp)], name);
  const arrayBuffer = () =>
    new Promise<ArrayBuffer>((done, fail) => {
      waiting.all.push({
        end: (ok) => {
          isRead(ok);
          if (ok) done(new Uint8Array(webp).buffer);
          else fail(new DOMException('gone'));
        },
      });
    });
  Object.defineProperty(made, 'slice', { value: () => ({ arrayBuffer }) });
  return made;
}

const step = fc.oneof(
  fc.constantFrom('choose' as const, 'retry' as const),
  fc.record({ answer: fc.nat(3), ok: fc.boolean() }),
);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
});

let account = 0;

test('[PANEL-3] with events in any order the last choice wins, every upload is recorded, and no check lasts for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20, size: 'max' }), async (steps) => {
      Object.assign(waiting, { all: [], begun: [] });
      account += 1;
      const uploaded = uploadedPictures(`u${account}`);
      let chosen = 0;
      let lastIsRead = true;
      let field = '';
      /** Pictures that were put into the form although a newer one was chosen; must stay empty. */
      const late: string[] = [];
      const upload = pictureUpload(uploaded, (address) => {
        field = address;
        if (!address.includes(`-p${chosen}.webp`)) late.push(address);
      });
      const end = (at: number, ok: boolean) =>
        waiting.all.splice(at % Math.max(1, waiting.all.length), 1)[0]?.end(ok);
      for (const one of steps) {
        if (one === 'choose') {
          chosen += 1;
          lastIsRead = true;
          const own = chosen;
          const chosenFile = file(`p${chosen}.webp`, (ok) => {
            if (own === chosen) lastIsRead = ok;
          });
          void upload.choose(chosenFile);
        } else if (one === 'retry') {
          if (upload.$state.get().step === 'failed') void upload.retry();
        } else end(one.answer, one.ok);
        await settle();
        for (const address of waiting.begun) {
          expect(uploaded.$pictures.get().map((picture) => picture.address)).toContain(address);
        }
      }
      for (let round = 0; round < 50 && waiting.all.length > 0; round++) {
        end(0, true);
        await settle();
      }
      const { step: last } = upload.$state.get();
      expect(late).toEqual([]);
      if (chosen === 0) return;
      expect(lastIsRead ? ['none', 'failed'] : ['refused']).toContain(last);
      if (last === 'none') expect(field).toContain(`-p${chosen}.webp`);
    }),
    { numRuns: 200 },
  );
});
