// Photos of an exact type and size, made by the browser under test.
import type { Page } from '@playwright/test';

export interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A small one-colour picture; `bytes` pads the file to a size. Decoders ignore the padding. */
export async function drawn(
  page: Page,
  type: 'image/webp' | 'image/jpeg' | 'image/png',
  { bytes = 0, name = 'sekil.jpg', colour = '#0a5c6b' } = {},
): Promise<Picture> {
  const content = await page.evaluate(
    async ([mime, fill]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 32;
      canvas.height = 24;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = fill;
      context.fillRect(0, 0, 32, 24);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, mime));
      return blob ? [...new Uint8Array(await blob.arrayBuffer())] : [];
    },
    [type, colour] as const,
  );
  const padding = Buffer.alloc(Math.max(0, bytes - content.length));
  return { name, mimeType: type, buffer: Buffer.concat([Buffer.from(content), padding]) };
}
