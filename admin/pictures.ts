import type { Look } from './fields.ts';

/** Bytes of a picture that is taken; Decap makes it smaller before it is stored. */
const mostBytes = 10_000_000;

/** Where pictures of a folder's entries lie, and how entries name them. */
export const inFolder = (folder: string) => ({
  media_folder: `/content/images/${folder}`,
  public_folder: `/images/${folder}`,
});

/**
 * A picture of the entries of `folder`: kept as WebP in content/images, from where the build makes the sizes that pages
 * need (src/queries/pictures.ts). The entry names it without `content`.
 */
export const picture = (folder: string): Look => ({
  widget: 'image',
  ...inFolder(folder),
  media_library: { config: { max_file_size: mostBytes } },
  media_processing: {
    enabled: true,
    format: { enabled: true, default: 'webp' },
    quality: 90,
    strip_metadata: true,
  },
});
