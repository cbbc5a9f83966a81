import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsServer } from '#stack/cms/decap-server.ts';
import { anyFreePort, isFree } from '#stack/ports/free-port.ts';
import { temporaryDir } from '#support/temporary.ts';

const siteUrl = 'http://localhost:4321';

/** Sends a request as /admin does to decap-server, from a page of `origin`. */
async function ask(server: string, origin: string, action: string, params: object): Promise<Response> {
  return fetch(`${server}/api/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ branch: 'main', action, params: { branch: 'main', ...params } }),
  });
}

const entry = (path: string) => ({
  dataFiles: [{ slug: 'x', path, raw: '{}' }],
  assets: [],
  options: { commitMessage: 'x', collectionName: 'x', useWorkflow: false, status: 'draft' },
});

test('[CMS-2] decap-server writes only into its folder, only for pages of the site, and ends with the stack', async () => {
  const folder = temporaryDir();
  mkdirSync(join(folder, 'checkout'));
  const port = await anyFreePort();
  const server = await startCmsServer({ folder: join(folder, 'checkout'), port, siteUrl, log: () => {} });
  onTestFinished(() => server.stop());
  expect(server.origin).toBe(`http://127.0.0.1:${port}`);

  const written = await ask(server.origin, siteUrl, 'persistEntry', entry('content/partners/şəki.json'));
  expect(written.headers.get('access-control-allow-origin')).toBe(siteUrl);
  expect(readFileSync(join(folder, 'checkout/content/partners/şəki.json'), 'utf8')).toBe('{}');

  // The preflight request of another site's page is refused.
  const preflight = await fetch(`${server.origin}/api/v1`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5000', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(403);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();

  const outside = await ask(server.origin, siteUrl, 'persistEntry', entry('../outside.json'));
  expect(outside.status).toBe(422);
  expect(existsSync(join(folder, 'outside.json'))).toBe(false);

  await server.stop();
  expect(await isFree(port)).toBe(true);
});

test('[CMS-2] paths outside content/ and requests from other machines are refused', async () => {
  const folder = temporaryDir();
  mkdirSync(join(folder, '.git'));
  writeFileSync(join(folder, '.git/config'), 'secret');
  writeFileSync(join(folder, 'package.json'), 'secret');
  const port = await anyFreePort();
  const server = await startCmsServer({ folder, port, siteUrl, log: () => {} });
  onTestFinished(() => server.stop());

  const outside = [
    'package.json',
    '.git/config',
    'content/../package.json',
    'content/.git/config',
    'contents/a.json',
    '/etc/passwd',
    'content\\..\\package.json',
    'content//etc/passwd',
    'content/a\u0000.json',
    '',
  ];
  for (const path of outside) {
    const asked: [string, object][] = [
      ['getEntry', { path }],
      ['entriesByFiles', { files: [{ path }] }],
      ['entriesByFolder', { folder: path, extension: 'json', depth: 1 }],
      ['getMedia', { mediaFolder: path }],
      ['getMediaFile', { path }],
      ['persistEntry', entry(path)],
      [
        'persistEntry',
        {
          ...entry('content/a.json'),
          dataFiles: [{ slug: 'x', path: 'content/a.json', newPath: path, raw: '{}' }],
        },
      ],
      ['persistEntry', { ...entry('content/a.json'), assets: [{ path, content: '', encoding: 'base64' }] }],
      ['persistMedia', { asset: { path, content: '', encoding: 'base64' }, options: { commitMessage: 'x' } }],
      ['deleteFile', { path, options: { commitMessage: 'x' } }],
      ['deleteFiles', { paths: ['content/a.json', path], options: { commitMessage: 'x' } }],
    ];
    for (const [action, params] of asked) {
      const answer = await ask(server.origin, siteUrl, action, params);
      expect([action, path, answer.status]).toEqual([action, path, 422]);
      expect(await answer.text()).not.toContain('secret');
    }
  }
  expect(readFileSync(join(folder, '.git/config'), 'utf8')).toBe('secret');
  expect(existsSync(join(folder, 'content/a.json'))).toBe(false);

  // The request of a page whose own host name resolves to this address (DNS rebinding).
  const status = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      const body = JSON.stringify({ branch: 'main', action: 'info', params: { branch: 'main' } });
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: '/api/v1',
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject).end(body);
    });
  const host = `127.0.0.1:${port}`;
  expect(await status({ host })).toBe(200);
  expect(await status({ host: `localhost:${port}`, origin: siteUrl })).toBe(200);
  for (const headers of [
    { host: `evil.example:${port}` },
    { host: `127.0.0.1.evil.example:${port}` },
    { host: '127.0.0.1' },
    { host, origin: 'null' },
    { host, origin: 'http://localhost:5000' },
    { host, origin: 'http://localhost:4321.evil.example' },
    { host, origin: 'https://evil.example' },
  ])
    expect([headers, await status(headers)]).toEqual([headers, 403]);
});
