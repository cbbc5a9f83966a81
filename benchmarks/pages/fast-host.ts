// The built site as a network of servers delivers it: HTTP/2, TLS and Brotli at its best, with our rules and headers.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answer } from '#stack/host/respond.ts';
import { openSite } from '#stack/host/site.ts';

const bestQuality = 11;

/** A key and a certificate for localhost, valid for a day. */
function certificate(): { key: Buffer; cert: Buffer } {
  const dir = mkdtempSync(join(tmpdir(), 'kodyol-certificate-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(dir, { recursive: true });
  return pair;
}

export interface FastHost {
  url: string;
  stop(): void;
}

/** @param netlifyToml its rules; an empty file for a site that is not ours */
export async function fastHost(folder: string, netlifyToml: string): Promise<FastHost> {
  const site = await openSite(folder, netlifyToml, bestQuality);
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(request.url, error);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `https://localhost:${address.port}`, stop: () => server.close() };
}
