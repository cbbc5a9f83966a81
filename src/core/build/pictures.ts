import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { withAddresses } from '#core/markup/author-html.ts';

const files = import.meta.glob<ImageMetadata>('/content/images/**/*.{webp,png,jpg,jpeg,avif}', {
  eager: true,
  import: 'default',
});
const drawings = import.meta.glob<string>('/content/images/**/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

export const pictureFile = (address: string): ImageMetadata | undefined => files[`/content${address}`];

export interface BuiltPicture {
  src: string;
  srcset: string;
  width?: number;
  height?: number;
}

export const pictureWidths = [480, 800, 1200]; // pixels: a card on a phone, a card, the head of a post

export async function builtPicture(address: string): Promise<BuiltPicture> {
  const file = pictureFile(address);
  if (!file) return { src: drawings[`/content${address}`] ?? address, srcset: '' };
  const width = Math.min(file.width, pictureWidths.at(-1) ?? file.width);
  const image = await getImage({
    src: file,
    format: 'webp',
    width,
    widths: pictureWidths.filter((one) => one <= width),
  });
  const height = Math.round((file.height * width) / file.width);
  return { src: image.src, srcset: image.srcSet.attribute, width, height };
}

export const builtAddress = async (address: string): Promise<string> => (await builtPicture(address)).src;

export function picturesIn(html: string): string[] {
  const addresses: string[] = [];
  withAddresses(html, (address) => {
    addresses.push(address);
    return null;
  });
  return addresses;
}

/** Adds the sizes, so that the layout does not shift. */
export const withPictures = (html: string, built: ReadonlyMap<string, BuiltPicture>): string =>
  withAddresses(html, (address) => {
    const { src, width, height } = built.get(address) ?? {};
    if (src === undefined) return null;
    return { src, ...(width && { attributes: ` width="${width}" height="${height}"` }) };
  });

export async function withBuiltPictures(html: string): Promise<string> {
  const addresses = new Set(picturesIn(html).filter((address) => address.startsWith('/images/')));
  const built = await Promise.all(
    [...addresses].map(async (address) => [address, await builtPicture(address)] as const),
  );
  return withPictures(html, new Map(built));
}
