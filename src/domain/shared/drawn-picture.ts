/** The course whose drawn emblem a picture is, `null` for any other picture. */
export const drawnEmblem = (address: string): string | null =>
  /^\/images\/courses\/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? null;

/** The long twin of a drawn cover, `null` for any other picture. */
export const drawnLong = (address: string): string | null =>
  /^\/images\/covers\/[^/]+\.svg$/.test(address) ? address.replace(/\.svg$/, '-long.svg') : null;
