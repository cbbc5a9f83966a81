import sharp from 'sharp';
import { dyes } from './dyes.ts';

const [paper] = [dyes.paper[0]];
/** The name in the form of the header (components/site/Logo.astro), on a label at the bottom of the picture. */
const label = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -18 223 92" width="268" height="110"><path fill="#fcf8ef" d="M-22-18h223v92H-22z"/><g fill="none" stroke="#1c1714" stroke-width="6"><path stroke="none" fill="#1c1714" d="M0 2h8v40H0z"/><path stroke="none" fill="#a3122e" d="M32 2h-8v5h-5v5h-5v5h-4v10h4v5h5v5h5v5h8v-7h-5v-5h-5v-5h-4v-6h4v-5h5v-5h5z"/><path d="M47 17h10l7 7v8l-7 7H47l-7-7v-8zM95 2v40M95 17H82l-7 7v8l7 7h13M107 14v11l7 7h13M127 14v30l-7 7h-13M145 17h10l7 7v8l-7 7h-10l-7-7v-8zM173 2v37h6"/></g></svg>`;

/** A drawn picture for social networks: PNG, cut to `size`, with the name on it. */
export async function shareCard(svg: string, size: { width: number; height: number }): Promise<Uint8Array> {
  const picture = sharp(Buffer.from(svg)).resize({ ...size, fit: 'cover', background: paper });
  return (
    picture
      .composite([{ input: Buffer.from(label), left: 0, top: size.height - 110 }])
      // No palette: it would halve the size, but take five times as long.
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}
