import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Hosts = Record<'auth' | 'firestore' | 'storage', string>;

/**
 * Stands between a program and the emulators, and breaks the program off at one of its requests: before the service has it, or when
 * the service has answered.
 */
export class BreakingProxy {
  private readonly servers: ReturnType<typeof createServer>[] = [];
  private left = Number.POSITIVE_INFINITY;
  private isAnswered = false;
  private end = () => {};
  readonly hosts: Hosts = { auth: '', firestore: '', storage: '' };

  static async before(hosts: Hosts): Promise<BreakingProxy> {
    const proxy = new BreakingProxy();
    for (const service of ['auth', 'firestore', 'storage'] as const)
      proxy.hosts[service] = await proxy.listen(hosts[service]);
    return proxy;
  }

  /** The n-th request from now on calls `end`. @param isAnswered whether the service still gets it. */
  breakAt(request: number, isAnswered: boolean, end: () => void): void {
    this.left = request;
    this.isAnswered = isAnswered;
    this.end = end;
  }

  stop(): void {
    for (const server of this.servers) {
      server.closeAllConnections();
      server.close();
    }
  }

  private async listen(target: string): Promise<string> {
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const isLast = --this.left === 0;
      if (isLast && !this.isAnswered) return this.end();
      const answer = await fetch(`http://${target}${request.url}`, {
        method: `${request.method}`,
        headers: {
          authorization: `${request.headers.authorization}`,
          'content-type': `${request.headers['content-type']}`,
        },
        ...(request.method !== 'GET' && { body: Buffer.concat(chunks) }),
      });
      const body = Buffer.from(await answer.arrayBuffer());
      if (isLast) return this.end();
      response
        .writeHead(answer.status, { 'content-type': `${answer.headers.get('content-type')}` })
        .end(body);
    });
    this.servers.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
}
