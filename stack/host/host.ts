import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { isLocalRequest, ownPageHeaders } from './local-only.ts';
import { answer } from './respond.ts';
import { openSite } from './site.ts';

export interface HostOptions {
  folder: string;
  netlifyToml: string;
  port: number;
  log(line: string): void;
  /** The stack's own pages, by path; they have priority over the site's pages. */
  pages?: Record<string, () => string | Promise<string>>;
  /** Functions that a POST request to their path calls. */
  hooks?: Record<string, (request: IncomingMessage) => void>;
}

export interface Host {
  url: string;
  /** Publishes another folder: reads its rules first, then serves all further requests from it. */
  show(folder: string): Promise<void>;
  stop(): Promise<void>;
}

/** Serves a built site as Netlify would, on this machine only. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { folder, netlifyToml, port, log, pages = {}, hooks = {} } = options;
  let site = await openSite(folder, netlifyToml);
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    const hook = request.method === 'POST' ? hooks[path] : undefined;
    const page = pages[path];
    if ((hook || page) && !isLocalRequest(request.headers, port)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Only for this machine.\n');
      return;
    }
    if (hook) {
      hook(request);
      response.writeHead(200).end();
      return;
    }
    if (page) {
      Promise.resolve()
        .then(page)
        .then(
          (html) => response.writeHead(200, ownPageHeaders(html)).end(html),
          (error: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(`${error}\n`),
        );
      return;
    }
    answer(site, request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Internal error\n');
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    show: async (next) => {
      site = await openSite(next, netlifyToml);
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
