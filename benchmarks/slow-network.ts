import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A phone's network: every response is 150 ms late and arrives at 1.6 Mbit/s. */
const latency = 150;
const bytesPerMs = 200;

export interface SlowNetwork {
  url: string;
  /** Bytes transferred since the last call, by path. */
  taken(): Map<string, number>;
  stop(): void;
}

/** A proxy between browser and host. Unlike the browser's own throttling, it slows workers as well as pages. */
export async function slowNetwork(host: string): Promise<SlowNetwork> {
  let bytes = new Map<string, number>();
  let free = 0;
  const server = createServer(async (request, response) => {
    const answer = await fetch(host + request.url, {
      headers: { 'accept-encoding': 'identity' },
    });
    const plain = Buffer.from(await answer.arrayBuffer());
    const { brotliCompressSync, constants } = await import('node:zlib');
    const body = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    bytes.set(request.url ?? '', body.length);
    // All responses share one line: each waits until the earlier ones are transferred.
    const start = Math.max(performance.now() + latency, free);
    free = start + body.length / bytesPerMs;
    await pause(free - performance.now());
    const headers = {
      'content-type': answer.headers.get('content-type') ?? '',
      // Without it a worker would ask again for what its page has preloaded. Pages are revalidated, as Netlify has it.
      'cache-control': answer.headers.get('cache-control') ?? 'public, max-age=0, must-revalidate',
      'content-encoding': 'br',
    };
    response.writeHead(answer.status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    taken: () => {
      const before = bytes;
      bytes = new Map();
      return before;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
