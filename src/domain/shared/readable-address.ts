/**
 * An address with its letters as letters, for the HTML: `/blogs/d%C3%BCz%C3%BCm` becomes `/blogs/düzüm`. Browsers ask
 * for the same address, and the page is smaller, because slugs and titles then repeat each other. Characters that mean
 * something in an address stay encoded.
 */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

/** The address in a text, relative to `base`; `null` if it is none. `URL.parse` is newer than our browsers (READ-12). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
