import type { Look } from './fields.ts';

/** Maximum size of a chosen picture in bytes; Decap makes it smaller before it is stored. */
const mostBytes = 10_000_000;

/** The folder of the pictures of a folder's entries, and their path in entries. */
export const inFolder = (folder: string) => ({
  media_folder: `/content/images/${folder}`,
  public_folder: `/images/${folder}`,
});

/**
 * A picture field for the entries of `folder`. The file is stored in content/images (config.ts); the build makes the sizes
 * for pages from it (src/core/build/pictures.ts). The path in the entry has no `content`.
 */
export const picture = (folder: string): Look => ({
  widget: 'image',
  ...inFolder(folder),
  media_library: { config: { max_file_size: mostBytes } },
});
