import sharp, { type OverlayOptions } from 'sharp';
import { dyes } from '#core/views/loom.ts';

const [paper] = [dyes.paper[0]];
function labelWith(logo: string): string {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logo)?.map(Number) ?? [];
  const [w, h] = [width + 44, height + 36];
  const drawing = logo
    .trim()
    .replace('<svg ', `<svg x="22" y="18" width="${width}" height="${height}" color="#1c1714" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${Math.round(w * 1.2)}" height="${Math.round(h * 1.2)}"><style>.k{fill:#a3122e}</style><path fill="#fcf8ef" d="M0 0h${w}v${h}H0z"/>${drawing}</svg>`;
}

export async function shareCard(
  svg: string,
  logo: string | undefined,
  size: { width: number; height: number },
): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg)).resize({ ...size, fit: 'cover', background: paper });
  const labels: OverlayOptions[] = logo
    ? [{ input: Buffer.from(labelWith(logo)), gravity: 'southwest' }]
    : [];
  return (
    picture
      .composite(labels)
      // No palette: it would halve the size, but take five times as long.
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}
