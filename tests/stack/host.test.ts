import { rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '#stack/host/host.ts';
import { bestEncoding } from '#stack/host/representations.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { temporaryDir, writeFiles } from './support/temporary.ts';

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

const long = 'salam '.repeat(500);

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

async function serve(files: Record<string, string> = site) {
  const root = temporaryDir();
  writeFiles(root, { 'netlify.toml': netlifyToml, 'outside.html': 'outside' });
  writeFiles(join(root, 'dist'), files);
  const port = await anyFreePort();
  const host = await startHost({
    folder: join(root, 'dist'),
    netlifyToml: join(root, 'netlify.toml'),
    port,
    log: () => {},
  });
  onTestFinished(() => host.stop());
  /** `fetch` would mend addresses and undo compression. */
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

test.for([
  ['/', 'home'],
  ['/blogs/ilk-yaz%C4%B1', 'first post'],
  ['/blogs/ilk-yaz%C4%B1.html', 'first post'],
  ['/blogs/node.js-express-add%C4%B1m', 'dotted'],
  ['/both', 'both page'],
  ['/both/index.html', 'both folder'],
  ['/folder/', 'folder'],
  ['/blogs', 'page 1'],
  ['/blogs?page=2', 'page 2'],
  ['/blogs?page=99', 'page 1'],
  ['/blogs/', 'page 1'],
] as const)('%s is %s', async ([path, text]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([200, text]);
});

test.for([
  ['/both/', 301, '/both'],
  ['/folder', 301, '/folder/'],
  ['//folder', 301, '/folder/'],
  ['/100%25/', 301, '/100%25'],
  ['/blogs/ilk-yaz%C4%B1/?a=1', 301, '/blogs/ilk-yaz%C4%B1?a=1'],
  ['/old/ilk-yaz%C4%B1?a=1', 301, '/blogs/ilk-yaz%C4%B1?a=1'],
  ['/k%C3%B6hn%C9%99', 302, '/blogs/ilk-yaz%C4%B1'],
] as const)('%s moves with %d to %s', async ([path, status, location]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([status, location]);
});

test.for([
  ['/nowhere', 404, 'nothing here'],
  ['/blogs/yeni', 404, 'fallback'],
  ['/gizli/sirr', 404, 'nothing here'],
  ['/_redirects', 404, 'nothing here'],
  ['/_headers', 404, 'nothing here'],
  ['/api/x', 502, expect.stringContaining('does not pass')],
  ['/%zz', 400, expect.stringContaining('cannot be read')],
  ['/%E0%A4%A', 400, expect.stringContaining('cannot be read')],
  ['/../outside', 404, 'nothing here'],
  ['/..%2foutside', 404, 'nothing here'],
  ['/%2e%2e%2foutside.html', 404, 'nothing here'],
  ['/list/..%2f..%2f..%2foutside.html', 404, 'nothing here'],
  ['/index.html%00', 404, 'nothing here'],
  ['//example.com/%2f..', 404, 'nothing here'],
  ['/folder/%2e%2e%2f', 404, 'nothing here'],
] as const)('%s answers %d', async ([path, status, text]) => {
  const { get } = await serve();
  const answer = await get(path);
  expect([answer.status, answer.text]).toEqual([status, text]);
});

test('a site without 404.html still answers 404', async () => {
  const { get } = await serve({ 'index.html': 'home' });
  expect((await get('/nowhere')).status).toBe(404);
});

test('headers come from netlify.toml and from the build', async () => {
  const { get } = await serve();
  const page = await get('/csp');
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'",
  });
  expect((await get('/')).headers['content-security-policy']).toBeUndefined();
  expect((await get('/_astro/x.abc.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/nowhere')).headers['x-content-type-options']).toBe('nosniff');
  expect((await get('/data.json')).headers['content-type']).toBe('application/json; charset=utf-8');
  expect((await get('/pic.webp')).headers['content-type']).toBe('image/webp');
});

test('text is compressed as the client likes it, pictures are not', async () => {
  const { get } = await serve();
  const br = await get('/_astro/x.abc.js', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(br.bytes).toString()).toBe(long);
  const gzip = await get('/_astro/x.abc.js', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.bytes).toString()).toBe(long);
  const picture = await get('/pic.webp', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.text).toBe(long);
});

test('an encoding with q=0 is refused by the client', () => {
  expect(bestEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(bestEncoding('BR; q=0.1')).toBe('br');
  expect(bestEncoding('')).toBe('identity');
});

test('what the client has already is not sent again', async () => {
  const { get } = await serve();
  const first = await get('/_astro/x.abc.js', { 'accept-encoding': 'br' });
  const etag = String(first.headers.etag);
  const again = await get('/_astro/x.abc.js', { 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  const other = await get('/_astro/x.abc.js', { 'accept-encoding': 'br', 'if-none-match': '"x"' });
  expect(other.status).toBe(200);
  const missing = await get('/nowhere', { 'if-none-match': '*' });
  expect(missing.status).toBe(404);
});

test('HEAD has the headers of GET and no body; other methods are refused', async () => {
  const { get } = await serve();
  const head = await get('/_astro/x.abc.js', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
    200,
    String(long.length),
    0,
  ]);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('another folder takes over in one step: no request fails, its rules hold', async () => {
  const { root, host, get } = await serve();
  const next = join(root, 'next');
  writeFiles(next, {
    'index.html': 'new home',
    _redirects: '/blogs /index.html 200\n',
    '404.html': 'new 404',
  });
  let isOver = false;
  const seen: string[] = [];
  const visitor = async () => {
    while (!isOver) {
      const { status, text } = await get('/');
      seen.push(`${status} ${text}`);
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  await get('/');
  await host.show(next);
  rmSync(join(root, 'dist'), { recursive: true });
  expect((await get('/blogs')).text).toBe('new home');
  isOver = true;
  await Promise.all(visitors);
  expect(new Set(seen)).toEqual(new Set(['200 home', '200 new home']));
  expect((await get('/csp')).text).toBe('new 404');
});
