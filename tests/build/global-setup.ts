import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { builtEnvironment } from '#support/built-site.ts';
import { copySite, type SiteCopy } from '#support/site-copy.ts';

/**
 * Lets several files look at one built site, which costs 12 s of processor. The first that asks has it built from nothing;
 * a run of other files builds none.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let site: SiteCopy | undefined;
  const build = async () => {
    site = copySite();
    const { ok, log } = await site.build(builtEnvironment);
    return ok ? { dir: site.dir } : { failure: log };
  };
  let built: ReturnType<typeof build> | undefined;
  const server = createServer(async (_request, response) => {
    built ??= build();
    response.end(JSON.stringify(await built));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  project.provide('builtSite', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await built;
    site?.remove();
  };
}
