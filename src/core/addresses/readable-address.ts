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

/** Other sites' addresses that only lead on, as copied links have them: by their path, the parameters with the real one. */
const redirects: readonly [address: RegExp, ...parameters: string[]][] = [
  [/^(www\.)?google\.[a-z.]{2,6}\/url$/, 'q', 'url'],
  [/^(www\.|m\.)?youtube\.com\/redirect$/, 'q'],
  [/^(l|lm)\.(facebook|instagram)\.com\/(l\.php)?$/, 'u'],
  [/^[a-z0-9]+\.safelinks\.protection\.outlook\.com\/$/, 'url'],
];

/** Where an address leads in the end, if it says so; otherwise the address itself. */
export function targetOf(address: string): string {
  const parsed = parseUrl(address.replaceAll('&amp;', '&'));
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return address;
  const place = parsed.hostname + parsed.pathname;
  const [, ...parameters] = redirects.find(([pattern]) => pattern.test(place)) ?? [];
  for (const name of parameters) {
    const target = parsed.searchParams.get(name) ?? '';
    if (/^https?:\/\/[^/]/i.test(target) && parseUrl(target)) return target;
  }
  return address;
}

/** A text with the real addresses in place of those that only lead there. */
export const withoutRedirects = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"'«»]+/gi, (address) => targetOf(address));

/** The address in a text, relative to `base`; `null` if it is none. `URL.parse` is newer than our browsers (READ-12). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
