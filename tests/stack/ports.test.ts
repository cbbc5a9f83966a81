import { once } from 'node:events';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { anyFreePort, isFree, nextFreePort } from '#stack/ports/free-port.ts';
import { choosePorts, randomPorts } from '#stack/ports/stack-ports.ts';

async function occupy(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
}

const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

test.for(['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])])(
  'a port in use on %s counts as taken',
  async (host) => {
    const port = await anyFreePort();
    expect(await isFree(port)).toBe(true);
    await occupy(port, host);
    expect(await isFree(port)).toBe(false);
    expect(await nextFreePort(port)).toBeGreaterThan(port);
  },
);

test('a requested port that is taken gives an error that names it', async () => {
  const port = await anyFreePort();
  await occupy(port, '127.0.0.1');
  await expect(choosePorts({ site: port }, () => {})).rejects.toThrow(
    `Port ${port}, asked for site, is taken`,
  );
});

test('a taken default port is replaced by the next free port, and a message says so', async () => {
  const said: unknown[] = [];
  if (await isFree(4321)) await occupy(4321, '127.0.0.1');
  const ports = await choosePorts({}, (...change) => said.push(change));
  expect(ports.site).toBeGreaterThan(4321);
  expect(said).toContainEqual(['site', 4321, ports.site]);
});

test('two starts at the same moment choose different ports, long before their programs open them', async () => {
  const both = await Promise.all([choosePorts({}, () => {}), choosePorts({}, () => {})]);
  expect(new Set(both.flatMap((ports) => Object.values(ports))).size).toBe(24);
});

test('a free port is given once, and is none that a system gives to outgoing connections', async () => {
  const given: number[] = [];
  for (let count = 0; count < 25; count++) given.push(await anyFreePort());
  expect(new Set(given).size).toBe(25);
  expect(Math.max(...given)).toBeLessThan(32_768);
});

test('no two services share a port', async () => {
  expect(new Set(Object.values(await randomPorts())).size).toBe(12);
  const asked = await anyFreePort();
  const ports = await choosePorts({ storage: asked }, () => {});
  expect(new Set(Object.values(ports)).size).toBe(12);
  expect(ports.storage).toBe(asked);
});
