import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** How this machine calls itself. */
const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes from this machine's own pages or programs. A page of another site can't read what is answered,
 * but it can send; and by a name of its own that leads to 127.0.0.1 it could read as well (DNS rebinding).
 * `port` is the server's own, `sitePort` that of the pages that may talk to it.
 */
export function isLocalRequest(
  { host = '', origin }: IncomingHttpHeaders,
  port: number,
  sitePort = port,
): boolean {
  const isOwnHost = names.some((name) => host === `${name}:${port}`);
  // Programs send none, browsers send it with every request that changes something.
  const isOwnOrigin = origin === undefined || names.some((name) => origin === `http://${name}:${sitePort}`);
  return isOwnHost && isOwnOrigin;
}

/** The headers of a page of the stack: nothing of it runs, nobody frames it, only its own style is applied. */
export function ownPageHeaders(html: string): OutgoingHttpHeaders {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
