/** The address of a course's drawn emblem. */
export const emblemAddress = (course: string): string => `/images/courses/${course}.svg`;

/** The course whose drawn emblem this picture is; `null` for any other picture. */
export const drawnEmblem = (address: string): string | null =>
  /^\/images\/courses\/([a-z0-9-]+)\.svg$/.exec(address)?.[1] ?? null;

/** The wide version of a drawn cover; `null` for any other picture. */
export const drawnLong = (address: string): string | null =>
  /^\/images\/covers\/[^/]+\.svg$/.test(address) ? address.replace(/\.svg$/, '-long.svg') : null;
