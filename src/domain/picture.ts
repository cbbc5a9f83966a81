/** The long twin of a drawn cover, `null` for any other picture. */
export const drawnLong = (address: string): string | null =>
  /^\/images\/covers\/[^/]+\.svg$/.test(address) ? address.replace(/\.svg$/, '-long.svg') : null;
