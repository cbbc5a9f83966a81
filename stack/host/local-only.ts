import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Host names of this machine. */
const names = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request comes from pages or programs of this machine. A page of another site can't read the response, but
 * it can send requests; with its own host name that resolves to 127.0.0.1 it could read it, too (DNS rebinding).
 * `port` is the server's port, `sitePort` the port of the pages that may send requests; `null` stands for any.
 */
export function isLocalRequest(
  { host = '', origin }: IncomingHttpHeaders,
  port: number,
  sitePort: number | null = port,
): boolean {
  const isOwnHost = names.some((name) => host === `${name}:${port}`);
  // Programs send no Origin; browsers send it with every request that can change data.
  const isOwnOrigin =
    origin === undefined ||
    names.some((name) =>
      sitePort === null ? origin.startsWith(`http://${name}:`) : origin === `http://${name}:${sitePort}`,
    );
  return isOwnHost && isOwnOrigin;
}

/** The headers of the stack's own pages: they run no scripts, cannot be framed and apply only their own style. */
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
