/** The address in a text, relative to `base`; `null` if it is none. `URL.parse` is newer than our browsers (READ-12). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
