import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startCmsServer } from '#stack/cms/decap-server.ts';
import { anyFreePort, isFree } from '#stack/ports/free-port.ts';
import { temporaryDir } from './support/temporary.ts';

const siteUrl = 'http://localhost:4321';

/** What /admin asks decap-server for, from a page of `origin`. */
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
  options: { commitMessage: '', collectionName: 'x', useWorkflow: false, status: 'draft' },
});

test('[CMS-2] decap-server writes into its folder only, for pages of the site only, and ends with the stack', async () => {
  const folder = temporaryDir();
  mkdirSync(join(folder, 'checkout'));
  const port = await anyFreePort();
  const server = await startCmsServer({ folder: join(folder, 'checkout'), port, siteUrl, log: () => {} });
  onTestFinished(() => server.stop());
  expect(server.origin).toBe(`http://127.0.0.1:${port}`);

  const written = await ask(server.origin, siteUrl, 'persistEntry', entry('content/partners/şəki.json'));
  expect(written.headers.get('access-control-allow-origin')).toBe(siteUrl);
  expect(readFileSync(join(folder, 'checkout/content/partners/şəki.json'), 'utf8')).toBe('{}');

  // The browser of another site's page keeps the answer from it, and does not even ask: JSON needs a preflight.
  const preflight = await fetch(`${server.origin}/api/v1`, {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:5000', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(siteUrl);

  const outside = await ask(server.origin, siteUrl, 'persistEntry', entry('../outside.json'));
  expect(outside.status).toBe(422);
  expect(existsSync(join(folder, 'outside.json'))).toBe(false);

  await server.stop();
  expect(await isFree(port)).toBe(true);
});
