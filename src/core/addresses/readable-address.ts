/** Letters as letters (`/blogs/düzüm`): browsers ask for the same address, and the page compresses better. */
export const readableAddress = (address: string): string =>
  address.replace(/(?:%[89a-f][\da-f])+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

const redirects: readonly [address: RegExp, ...parameters: string[]][] = [
  [/^(www\.)?google\.[a-z.]{2,6}\/url$/, 'q', 'url'],
  [/^(www\.|m\.)?youtube\.com\/redirect$/, 'q'],
  [/^(l|lm)\.(facebook|instagram)\.com\/(l\.php)?$/, 'u'],
  [/^[a-z0-9]+\.safelinks\.protection\.outlook\.com\/$/, 'url'],
];

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

export const withoutRedirects = (text: string): string =>
  text.replace(/https?:\/\/[^\s<>"'«»]+/gi, (address) => targetOf(address));

/** `URL.parse` is newer than our browsers (READ-12). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
