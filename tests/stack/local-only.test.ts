import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from '#stack/host/host.ts';
import { mailPage } from '#stack/mail/mail-page.ts';
import { startMailSink } from '#stack/mail/mail-sink.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { temporaryDir, writeFiles } from '#support/temporary.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/** `fetch` always sends the Host of the address; this function can send any Host. */
const send = (port: number, method: string, path: string, headers: Record<string, string>) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    sent.on('error', reject).end();
  });

/** Headers of requests from other sites' pages: their host name resolves to this machine, or they are cross-origin. */
const strangers = (port: number) => [
  { host: `evil.example:${port}` },
  { host: `localhost.evil.example:${port}` },
  { host: `localhost:${port + 1}` },
  { host: `localhost:${port}`, origin: 'https://evil.example' },
  { host: `localhost:${port}`, origin: `http://localhost:${port + 1}` },
  { host: `localhost:${port}`, origin: 'null' },
];
const own = (port: number) => [
  { host: `localhost:${port}` },
  { host: `127.0.0.1:${port}`, origin: `http://localhost:${port}` },
];

async function served() {
  const root = temporaryDir();
  writeFiles(root, { 'netlify.toml': '' });
  writeFiles(join(root, 'dist'), { 'index.html': 'home', '404.html': 'nothing' });
  const port = await anyFreePort();
  let builds = 0;
  const host = await startHost({
    folder: join(root, 'dist'),
    netlifyToml: join(root, 'netlify.toml'),
    port,
    log: () => {},
    pages: { '/__mail': () => mailPage([{ at: 'now', fields: [['message', '<style>a{}</style>']] }]) },
    hooks: { '/__build': () => builds++ },
  });
  onTestFinished(() => host.stop());
  return { port, builds: () => builds };
}

test('[PANEL-12] only pages and programs of this machine can start a build', async () => {
  const { port, builds } = await served();
  for (const headers of strangers(port))
    expect([headers, (await send(port, 'POST', '/__build', headers)).status]).toEqual([headers, 403]);
  expect(builds()).toBe(0);
  for (const headers of own(port)) expect((await send(port, 'POST', '/__build', headers)).status).toBe(200);
  expect(builds()).toBe(2);
});

test('messages are shown on this machine only, on a page that runs no scripts', async () => {
  const { port } = await served();
  const sinkPort = await anyFreePort();
  const sink = await startMailSink({ folder: temporaryDir(), port: sinkPort, log: () => {} });
  onTestFinished(() => sink.stop());
  // Another page of this machine may send: the site may be served at several ports.
  for (const headers of strangers(sinkPort).filter(({ origin }) => !origin?.startsWith('http://localhost')))
    expect((await send(sinkPort, 'POST', '/api/v1.0/email/send-form', headers)).status).toBe(403);
  for (const at of [port, sinkPort]) {
    for (const headers of strangers(at))
      expect((await send(at, 'GET', '/__mail', headers)).status).toBe(at === port ? 403 : 404);
    for (const one of own(at)) {
      const { status, headers } = await send(at, 'GET', '/__mail', one);
      expect(status).toBe(200);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; .*frame-ancestors 'none'$/,
      );
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  }
});
