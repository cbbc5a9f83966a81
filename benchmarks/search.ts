// Measures the search with 100, 1,000 and 10,000 posts: the size of its index and the time until results are shown.
// Prints a table, writes it into docs/performance.md and never fails. The network is as slow as a phone's (slow-network.ts)
// and the page's processor is slowed four times; the browser cannot slow the worker's processor.
import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '#core/addresses/routes.ts';
import { indexFiles } from '#core/search/index-build.ts';
import { startHost } from '#stack/host/host.ts';
import { anyFreePort } from '#stack/ports/free-port.ts';
import { weightOf } from '#support/page-weight.ts';
import { copySite } from '#support/site-copy.ts';
import { conditions, median, report, table } from './report.ts';
import { publishIndex } from './sample-index.ts';
import { samplePosts } from './sample-posts.ts';
import { type SlowNetwork, slowNetwork } from './slow-network.ts';

/** Numbers of posts; others can be given behind the command. */
const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1_000, 10_000];
/** A word that titles and bodies of the sample posts contain. */
const term = 'komponent';

const kb = (bytes: number) => Math.round(bytes / 102.4) / 10;
const br = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;

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

/** Notes when the first result is painted: asked from outside, a slowed page answers some hundred ms later. */
function noteFirst(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-kind="posts"] .hit')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { first: performance.now() })));
  });
  watch.observe(document, { subtree: true, childList: true });
}

/** Measures the time from navigation to the first and to the last result, with an empty cache. */
async function visit(browser: Browser, network: SlowNetwork) {
  const page = await slowPage(browser);
  await page.addInitScript(noteFirst);
  network.taken();
  await page.goto(network.url + routes.search(term), { waitUntil: 'commit' });
  await page.getByText(/tapıldı\.$/).waitFor();
  const all = await page.evaluate(() => performance.now());
  const first = await page.evaluate(() => Number(Reflect.get(window, 'first')));
  const index = [...network.taken()].filter(([path]) => /^\/search\/(titles|words)/.test(path));
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0));
  await page.context().close();
  return { first, all, shift, bytes: index.reduce((sum, [, bytes]) => sum + bytes, 0) };
}

/** Types into the quick search of a post: the time from each letter to its painted results. */
async function type(browser: Browser, network: SlowNetwork) {
  const page = await slowPage(browser);
  await page.goto(`${network.url}/blogs/git`);
  await page.keyboard.press('Control+b');
  await page.locator('#quick-search input').fill('a');
  await page.locator('#quick-search .hit:visible').first().waitFor();
  await page.locator('#quick-search input').fill('');
  await page.evaluate(() => {
    const times: number[] = [];
    let typed = 0;
    addEventListener('input', () => (typed = performance.now()), true);
    new MutationObserver(() => {
      if (typed === 0) return;
      const start = typed;
      typed = 0;
      requestAnimationFrame(() => times.push(performance.now() - start));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { times });
  });
  for (const letter of term) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(400);
  }
  const times = await page.evaluate(() => (Reflect.get(window, 'times') as number[]).map(Math.round));
  await page.context().close();
  return { typical: Math.round(median(times)), longest: Math.max(...times) };
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
  const rows = [];
  for (const count of counts) {
    const posts = samplePosts(count);
    const begin = performance.now();
    const files = await indexFiles(posts);
    const made = performance.now() - begin;
    publishIndex(site.dist, files);
    const parts = files.words.map(({ part }) => br(part));
    const seen = await visit(browser, network);
    const typed = await type(browser, network);
    rows.push([
      count.toLocaleString('en'),
      `${kb(br(files.titles))}`,
      `${kb(parts.reduce((sum, bytes) => sum + bytes, 0))} in ${parts.length}`,
      kb(seen.bytes),
      Math.round(seen.first),
      Math.round(seen.all),
      seen.shift.toFixed(3),
      typed.typical,
      typed.longest,
      Math.round(made),
    ]);
  }
  const head = [
    'posts',
    'titles, KB br',
    'words, KB br, parts',
    'read by a search, KB',
    'first result, ms',
    'all results, ms',
    'CLS',
    'letter to results, ms',
    'the longest',
    'index made in, ms',
  ];
  const script = kb(weightOf(site.dist, 'search.html').script);
  report(
    'search',
    `${conditions()} Scripts of the search page before a search: ${script} KB br.\n\n${table(head, rows)}`,
  );
  network.stop();
  await host.stop();
} finally {
  await browser.close();
  site.remove();
}
