import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const highest = 65_535;

/** Checks both loopback addresses, because `localhost` can mean either and another program may use only one. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/** Holds the port, too: its program opens it much later, and another start on this machine must not choose it meanwhile. */
export async function nextFreePort(from: number, avoid: ReadonlySet<number> = new Set()): Promise<number> {
  for (let port = from; port <= highest; port += 1) {
    if (!avoid.has(port) && (await isFree(port)) && (await hold(port))) return port;
  }
  throw new Error(`No free port from ${from} on.`);
}

/**
 * Below the ports that systems give to outgoing connections: one of those could take a port before its program listens.
 */
const lowest = 20_000;
const reservedSize = 10;
const reservations = 1_200;

/** The ports that this process has reserved and not yet given away. */
let reserved: number[] = [];

/**
 * A free port that no other process gets from here. Ports come in groups: whoever listens at the first port of a group
 * has all of it, until the process ends.
 */
export async function anyFreePort(): Promise<number> {
  for (;;) {
    const port = reserved.pop();
    if (port === undefined) reserved = await reserve();
    else if (await isFree(port)) return port;
  }
}

async function reserve(): Promise<number[]> {
  for (;;) {
    const first = lowest + reservedSize * Math.floor(Math.random() * reservations);
    const guard = createServer();
    try {
      await listen(guard, first, '127.0.0.1');
    } catch {
      continue;
    }
    guard.unref();
    return Array.from({ length: reservedSize - 1 }, (_, index) => first + 1 + index);
  }
}

/** How far above a port the one is that says who holds it, so that its program can still open it. */
const holdingOffset = 10_000;

/** Until this process ends. @returns whether nobody else holds it. */
async function hold(port: number): Promise<boolean> {
  if (port + holdingOffset > highest) return true;
  const holder = createServer();
  try {
    await listen(holder, port + holdingOffset, '127.0.0.1');
  } catch {
    return false;
  }
  holder.unref();
  return true;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  try {
    await listen(server, port, host);
  } catch (error) {
    // On a machine without IPv6 the address cannot be in use.
    return error instanceof Error && 'code' in error && error.code === 'EADDRNOTAVAIL';
  }
  server.close();
  await once(server, 'close');
  return true;
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
}
