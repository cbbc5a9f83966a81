import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What the service would answer where the emulator has no limit. */
export interface Refusal {
  status: number;
  /** A Google service sends it as JSON, EmailJS as text. */
  body: unknown;
}

/** Decides on a request before the emulator sees it. `body` is its text, '' for a file. */
export type Judge = (method: string, path: string, body: string) => Refusal | null;

interface Options {
  /** Where pages and programs ask. */
  port: number;
  /** Where the emulator listens. */
  emulator: number;
  judge: Judge;
}

export interface Door {
  close(): Promise<void>;
}

/** Stands in front of an emulator: hands requests and answers on, except those that the service would refuse. */
export async function openDoor({ port, emulator, judge }: Options): Promise<Door> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    // Uploads of pictures are no JSON and pass as they come.
    const isRead = /json|text/.test(incoming.headers['content-type'] ?? 'text') && method !== 'GET';
    const body = isRead ? await bodyOf(incoming) : null;
    // Pages add their key behind the path.
    const [path = '/'] = url.split('?');
    const refusal = judge(method, path, body?.toString() ?? '');
    if (refusal) {
      incoming.resume();
      refuse(response, refusal, incoming.headers.origin);
      return;
    }
    const passed = request({
      agent,
      host: '127.0.0.1',
      port: emulator,
      method,
      path: url,
      headers: incoming.headers,
    });
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    // The emulator is gone, or the asker is.
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    if (body) passed.end(body);
    else incoming.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      agent.destroy();
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  return Buffer.concat(parts);
}

function refuse(response: ServerResponse, { status, body }: Refusal, origin = '*'): void {
  response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': origin });
  response.end(JSON.stringify(body));
}
