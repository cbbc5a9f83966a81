import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Builds } from '#stack/builds.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { hookPath, Rebuilds } from '#stack/rebuilds.ts';
import { temporaryDir, writeFiles } from '#support/temporary.ts';
import { until } from './support/until.ts';

const pages = Array.from({ length: 20 }, (_, number) => `page-${number}.html`);
/** Long enough to be sent in several chunks. */
const filling = 'salam '.repeat(20_000);
const textOf = (build: number) => `build ${build} ${filling} end of ${build}`;

/** A site whose builds write their pages one by one; `fails` says which builds stop in the middle. */
async function site({ fails = () => false }: { fails?: (build: number) => boolean } = {}) {
  const root = temporaryDir();
  writeFiles(root, { 'netlify.toml': '' });
  const builds = new Builds();
  const begun: string[] = [];
  const build = async (outDir: string, signal?: AbortSignal): Promise<void> => {
    const number = begun.push(outDir) - 1;
    for (const [index, page] of pages.entries()) {
      signal?.throwIfAborted();
      if (fails(number) && index === pages.length / 2)
        throw new Error('content/blogs/x.md: title is missing');
      await writeFile(join(outDir, page), textOf(number));
    }
  };
  const folder = builds.next();
  await build(folder);
  const log: string[] = [];
  const rebuilds = new Rebuilds({
    builds,
    folder,
    build,
    show: (next) => host.show(next),
    log: (line) => log.push(line),
  });
  const port = await anyFreePort();
  const host = await startHost({
    folder,
    netlifyToml: join(root, 'netlify.toml'),
    port,
    log: (line) => log.push(line),
    hooks: { [hookPath]: () => rebuilds.ask() },
  });
  onTestFinished(async () => {
    await host.stop();
    builds.removeAll();
  });
  const read = async (page: string) => {
    const answer = await fetch(`${host.url}/${page}`);
    return { status: answer.status, text: await answer.text() };
  };
  const call = async () => (await fetch(host.url + hookPath, { method: 'POST' })).status;
  const shown = async () => Number((await read('page-0')).text.split(' ')[1]);
  return { begun, log, read, call, shown, rebuilds };
}

test('[PANEL-12] ten rebuilds under load: every response is a complete page, and no build is served before it is complete', async () => {
  const { begun, log, read, call, shown } = await site();
  let isOver = false;
  const readers = pages.slice(0, 8).map(async (page) => {
    let newest = 0;
    let answers = 0;
    while (!isOver) {
      const { status, text } = await read(page.replace('.html', ''));
      const build = Number(text.split(' ')[1]);
      expect([status, text === textOf(build)]).toEqual([200, true]);
      expect(build).toBeGreaterThanOrEqual(newest);
      newest = build;
      answers += 1;
    }
    return answers;
  });
  for (let build = 1; build <= 10; build += 1) {
    expect(await call()).toBe(200);
    await until(async () => (await shown()) === build, `build ${build} is shown`);
  }
  isOver = true;
  const answers = await Promise.all(readers);
  expect(Math.min(...answers)).toBeGreaterThan(10);
  expect(log).toEqual([]);
  // Folders of old builds are deleted.
  expect(begun.map(existsSync)).toEqual([...Array(9).fill(false), true, true]);
});

test('[PANEL-12] calls during a build lead to exactly one more build', async () => {
  const { begun, call, shown } = await site();
  await Promise.all([call(), call(), call(), call()]);
  await until(async () => (await shown()) === 2, 'the second build is shown');
  expect(begun).toHaveLength(3);
});

test('[CMS-4] a failed build does not change the served site, and the next build runs', async () => {
  const { begun, log, call, shown } = await site({ fails: (build) => build === 1 });
  await call();
  await until(() => log.length > 0, 'the failure is on the log');
  expect(log[0]).toContain('title is missing');
  expect(await shown()).toBe(0);
  expect(existsSync(begun[1] ?? '')).toBe(false);
  await call();
  await until(async () => (await shown()) === 2, 'the next build is shown');
});

test('a stack that ends cancels the running build and starts no other', async () => {
  const { begun, call, shown, rebuilds } = await site();
  await call();
  await call();
  await rebuilds.stop();
  expect(begun).toHaveLength(2);
  expect(existsSync(begun[1] ?? '')).toBe(false);
  await call();
  expect(begun).toHaveLength(2);
  expect(await shown()).toBe(0);
});
