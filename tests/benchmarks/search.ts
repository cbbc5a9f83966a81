// Measures the search with 100, 1,000 and 10,000 posts: the size of its index and the time until results are shown.
// Prints a table and never fails. The network is as slow as a phone's (slow-network.ts) and the page's processor is
// slowed four times; the browser cannot slow the worker's processor.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type IndexFiles, indexFiles } from '#domain/search/index-build.ts';
import { files } from '#domain/shared/file-addresses.ts';
import { routes } from '#domain/shared/routes.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { weightOf } from '#support/page-weight.ts';
import { copySite } from '#support/site-copy.ts';
import { samplePosts } from './sample-posts.ts';
import { type SlowNetwork, slowNetwork } from './slow-network.ts';

const counts = [100, 1_000, 10_000];
/** A word that titles and bodies of the sample posts contain. */
const term = 'komponent';

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const br = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function publish(dist: string, { titles, words, texts }: IndexFiles): void {
  rmSync(join(dist, 'search'), { recursive: true });
  const write = (path: string, text: string) => {
    const file = join(dist, decodeURIComponent(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write(files.searchTitles, JSON.stringify(titles));
  for (const { name, part } of words) write(files.searchWords(name), JSON.stringify(part));
  for (const { page, text } of texts) write(files.searchText(page), text);
}

async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => {
    sessionStorage.setItem('kodyol:loader', '');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift') ?? 0) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Measures the time from navigation to the first and to the last result, with an empty cache. */
async function visit(browser: Browser, network: SlowNetwork) {
  const page = await slowPage(browser);
  network.taken();
  await page.goto(network.url + routes.search(term), { waitUntil: 'commit' });
  await page.waitForSelector('[data-kind="posts"] .hit');
  const first = await page.evaluate(() => performance.now());
  await page.getByText(/tapıldı\.$/).waitFor();
  const all = await page.evaluate(() => performance.now());
  const index = [...network.taken()].filter(([path]) => /^\/search\/(titles|words)/.test(path));
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  await page.context().close();
  return { first, all, shift, bytes: index.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** Types into the quick search of a post: the time from each letter to its painted results, and the longest event. */
async function type(browser: Browser, network: SlowNetwork) {
  const page = await slowPage(browser);
  await page.goto(`${network.url}/blogs/git`);
  await page.keyboard.press('Control+b');
  await page.locator('#quick-search input').fill('a');
  await page.locator('#quick-search .hit').first().waitFor();
  await page.locator('#quick-search input').fill('');
  await page.evaluate(() => {
    const times: number[] = [];
    const events: number[] = [];
    let typed = 0;
    addEventListener('input', () => (typed = performance.now()), true);
    new MutationObserver(() => {
      if (typed === 0) return;
      const start = typed;
      typed = 0;
      requestAnimationFrame(() => times.push(performance.now() - start));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    new PerformanceObserver((list) =>
      events.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'event',
      durationThreshold: 16,
    } as PerformanceObserverInit);
    Object.assign(window, { times, events });
  });
  for (const letter of term) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(400);
  }
  const read = (name: string) =>
    page.evaluate((key) => (Reflect.get(window, key) as number[]).map(Math.round), name);
  const [times, events] = [await read('times'), await read('events')];
  await page.context().close();
  return { typical: median(times), longest: Math.max(...times), event: Math.max(0, ...events) };
}

const site = copySite();
const browser = await chromium.launch({
  ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  const { ok, log } = await site.build();
  if (!ok) throw new Error(log);
  const port = await anyFreePort();
  const host = await startHost({ folder: site.dist, netlifyToml: 'netlify.toml', port, log: () => {} });
  const network = await slowNetwork(host.url);
  console.log(
    `JavaScript of the page before a search: ${kb(weightOf(site.dist, 'search.html').script)} KB br`,
  );
  const rows = [];
  for (const count of counts) {
    const posts = samplePosts(count);
    const begin = performance.now();
    const files = await indexFiles(posts);
    const made = performance.now() - begin;
    publish(site.dist, files);
    const parts = files.words.map(({ part }) => br(part));
    const seen = await visit(browser, network);
    const typed = await type(browser, network);
    rows.push({
      posts: count,
      'titles KB br': kb(br(files.titles)),
      'words KB br': kb(parts.reduce((sum, bytes) => sum + bytes, 0)),
      parts: parts.length,
      'read by a search KB': kb(seen.bytes),
      'first result ms': Math.round(seen.first),
      'all results ms': Math.round(seen.all),
      CLS: Math.round(seen.shift * 1000) / 1000,
      'keystroke ms': typed.typical,
      'longest ms': typed.longest,
      'longest event ms': typed.event,
      'made in ms': Math.round(made),
    });
  }
  console.table(rows);
  network.stop();
  await host.stop();
} finally {
  await browser.close();
  site.remove();
}
