import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestEncoding } from '#stack/host/representations.ts';
import { writeFiles } from '#support/temporary.ts';
import { long, serve } from './support/served-site.ts';

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

test('[CMS-4] a drawing that is opened as a page runs nothing', async () => {
  const paths = ['/_astro/loqo.B_c-1.svg', '/images/blogs/a.svg', '/favicon.svg'];
  const files = ['index.html', ...paths.map((path) => path.slice(1))];
  const ours = readFileSync('netlify.toml', 'utf8');
  const { get } = await serve(Object.fromEntries(files.map((name) => [name, 'x'])), ours);
  for (const path of paths)
    expect((await get(path)).headers['content-security-policy'], path).toMatch(
      /^default-src 'none'; .*; sandbox;/,
    );
});

test('redirects have no headers of netlify.toml, so a missing file is never kept as immutable', async () => {
  const { get } = await serve();
  const missing = await get('/_astro/gone.js');
  expect([missing.status, missing.headers.location]).toEqual([302, '/missing/gone.js']);
  expect(missing.headers['x-content-type-options']).toBeUndefined();
  const end = await get('/missing/gone.js');
  expect(end.status).toBe(404);
  for (const { headers } of [missing, end])
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('text is compressed with the encoding that the client prefers, pictures are not', async () => {
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

test('an encoding with q=0 is never used', () => {
  expect(bestEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(bestEncoding('BR; q=0.1')).toBe('br');
  expect(bestEncoding('')).toBe('identity');
});

test('a file that the client has in its cache is not sent again', async () => {
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

test('the host switches to another folder without a failed request, and uses that folder’s rules', async () => {
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
