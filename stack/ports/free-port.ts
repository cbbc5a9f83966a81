import { once } from 'node:events';
import { createServer } from 'node:net';

const highest = 65_535;

/** Checks both loopback addresses, because `localhost` can mean either and another program may use only one. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

export async function nextFreePort(from: number, avoid: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = from; port <= highest; port += 1) {
    if (!avoid.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port from ${from} on.`);
}

/** An unused port; the system returns a different one each time. */
export async function anyFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch (error) {
    // On a machine without IPv6 the address cannot be in use.
    return error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL';
  }
}
