import { readFile } from 'node:fs/promises';
import sharp, { type OverlayOptions } from 'sharp';
import { drawnEmblem } from '#core/addresses/file-addresses.ts';
import { drawnLogo } from '#core/build/site.ts';
import { drawnName, drawnSections, shareSize } from '#core/installation/share-picture.ts';
import { emblemFile, emblemOf } from '#core/views/emblems.ts';
import { dyes } from '#core/views/loom.ts';
import { allCourses } from '#features/courses/query.ts';
import { cover } from '#features/posts/cover.ts';
import { allPosts } from '#features/posts/query.ts';

export async function sharePictures(): Promise<string[]> {
  const [courses, posts] = await Promise.all([allCourses(), allPosts()]);
  const pictures = [...courses.map(({ image }) => image), ...posts.map(({ blog_image }) => blog_image)];
  const drawn = pictures.map(drawnName).filter((name) => name !== null);
  return [...new Set([...drawnSections, ...drawn])];
}

export async function drawSharePicture(name: string): Promise<Uint8Array> {
  const file = await readFile(`public/images/${name}.svg`, 'utf8').catch(() => null);
  return shareCard(file ?? drawing(name), drawnLogo(), shareSize);
}

function drawing(name: string): string {
  const course = drawnEmblem(`/images/${name}.svg`);
  return course === null ? cover({ title: name, hashtags: [] }) : emblemFile(emblemOf(course).d);
}

const [paper] = [dyes.paper[0]];
function labelWith(logo: string): string {
  const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(logo)?.map(Number) ?? [];
  const [w, h] = [width + 44, height + 36];
  const drawing = logo
    .trim()
    .replace('<svg ', `<svg x="22" y="18" width="${width}" height="${height}" color="#1c1714" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${Math.round(w * 1.2)}" height="${Math.round(h * 1.2)}"><style>.k{fill:#a3122e}</style><path fill="#fcf8ef" d="M0 0h${w}v${h}H0z"/>${drawing}</svg>`;
}

async function shareCard(
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
