import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { temporaryDir, writeFiles } from '#support/temporary.ts';

const netlifyToml = `
[[redirects]]
  from = "/old/*"
  to = "/blogs/:splat"
  status = 301
[[redirects]]
  from = "/köhnə"
  to = "/blogs/ilk-yazı"
  status = 302
[[redirects]]
  from = "/blogs/*"
  to = "/fallback/post"
  status = 404
[[redirects]]
  from = "/gizli/*"
  to = "/404.html"
  status = 404
  force = true
[[redirects]]
  from = "/_astro/*"
  to = "/missing/:splat"
  status = 302
[[redirects]]
  from = "/api/*"
  to = "https://example.com/:splat"
  status = 200
[[headers]]
  for = "/*"
  [headers.values]
    X-Content-Type-Options = "nosniff"
[[headers]]
  for = "/_astro/*"
  [headers.values]
    Cache-Control = "public, max-age=31536000, immutable"
`;

/** Long enough that the host compresses it. */
export const long = 'salam '.repeat(500);

const site = {
  _redirects: '/blogs page=2 /list/2 200\n/blogs page=3 /list/3 200\n/blogs /list/1 200\n',
  _headers: "/csp\n  Content-Security-Policy: default-src 'self'\n",
  'index.html': 'home',
  '404.html': 'nothing here',
  'csp.html': 'csp',
  'list/1.html': 'page 1',
  'list/2.html': 'page 2',
  'fallback/post.html': 'fallback',
  'blogs/ilk-yazı.html': 'first post',
  'blogs/node.js-express-addım.html': 'dotted',
  'both.html': 'both page',
  'both/index.html': 'both folder',
  'folder/index.html': 'folder',
  'gizli/sirr.html': 'secret',
  '_astro/x.abc.js': long,
  '100%.html': 'all of it',
  'pic.webp': long,
  'data.json': '{}',
};

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** Serves a small site with redirects, rewrites and headers until the test ends. */
export async function serve(files: Record<string, string> = site, rules = netlifyToml) {
  const root = temporaryDir();
  writeFiles(root, { 'netlify.toml': rules, 'outside.html': 'outside' });
  writeFiles(join(root, 'dist'), files);
  const port = await anyFreePort();
  const host = await startHost({
    folder: join(root, 'dist'),
    netlifyToml: join(root, 'netlify.toml'),
    port,
    log: () => {},
  });
  onTestFinished(() => host.stop());
  /** `fetch` would normalise addresses and decompress bodies. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const sent = httpRequest({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
        const bytes = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() });
      });
      sent.on('error', reject).end();
    });
  return { root, host, get };
}
