import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { findFile } from './find-file.ts';
import type { Site } from './site.ts';

/** What is read of a request and called of a response, so that both HTTP/1.1 and HTTP/2 fit. */
type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
interface Response {
  writeHead(status: number, headers: OutgoingHttpHeaders): { end(): void };
  end(body?: string | Uint8Array): void;
}

interface Exchange {
  site: Site;
  request: Request;
  response: Response;
  url: URL;
  /** The decoded path of the request: rewrites don't change which headers apply. */
  path: string;
}

/** Answers one request as Netlify does: with the file, otherwise by a rule, otherwise with 404.html. */
export async function answer(site: Site, request: Request, response: Response): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = URL.parse(`http://${request.headers.host ?? 'localhost'}${request.url}`);
  const path = url === null ? null : decoded(url.pathname);
  if (url === null || path === null) {
    // An address that cannot be decoded gets the same screen as a missing page.
    const nowhere = new URL('http://localhost/');
    await sendNotFound({ site, request, response, url: nowhere, path: '/404' }, 400);
    return;
  }
  const exchange: Exchange = { site, request, response, url, path };
  const match = site.rules.match(url, path, singleHeaders(request));
  const own = findFile(site.folder, path);

  if (own !== null && match?.force !== true) {
    if (own.kind === 'file') await sendFile(exchange, own.file, 200);
    else redirect(exchange, encoded(own.path), 301);
  } else if (match === null || match.force404) {
    await sendNotFound(exchange);
  } else if (match.status >= 300 && match.status < 400) {
    redirect(exchange, match.to, match.status);
  } else if (/^https?:/.test(match.to)) {
    sendText(response, 502, `This host does not pass requests on to ${match.to}.`);
  } else {
    await rewrite(exchange, match.to, match.status);
  }
}

async function rewrite(exchange: Exchange, to: string, status: number): Promise<void> {
  const target = decoded(new URL(to, exchange.url).pathname);
  const found = target === null ? null : findFile(exchange.site.folder, target);
  if (found?.kind === 'file') await sendFile(exchange, found.file, status);
  else if (found?.kind === 'moved' && found.path !== to) await rewrite(exchange, found.path, status);
  else await sendNotFound(exchange);
}

async function sendNotFound(exchange: Exchange, status: 404 | 400 = 404): Promise<void> {
  const page = findFile(exchange.site.folder, '/404.html');
  if (page?.kind === 'file') await sendFile(exchange, page.file, status);
  else sendText(exchange.response, status, 'Not found');
}

async function sendFile(
  { site, request, response, path }: Exchange,
  file: string,
  status: number,
): Promise<void> {
  const { 'accept-encoding': accepted = '', 'if-none-match': known = '' } = singleHeaders(request);
  const { bytes, etag, headers } = await site.representations.of(file, accepted);
  const all: Record<string, string> = {
    'cache-control': 'public, max-age=0, must-revalidate',
    ...headers,
    etag,
    ...site.rules.headersFor(path),
  };
  if (status === 200 && names(known, etag)) {
    const { 'content-length': _length, 'content-type': _type, 'content-encoding': _encoding, ...rest } = all;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(status, all);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** The headers of netlify.toml and _headers are those of files: a redirect has none of them. */
function redirect({ response, url }: Exchange, to: string, status: number): void {
  const location = to.includes('?') ? to : to + url.search;
  // A header can't contain ə, and two leading slashes would name another host.
  const safe = location.replace(/^\/+/, '/').replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  response.writeHead(status, { 'cache-control': 'public, max-age=0, must-revalidate', location: safe }).end();
}

function sendText(response: Response, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function singleHeaders({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function names(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
