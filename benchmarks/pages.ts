// Measures pages of the built site: largest paint and bytes (Lighthouse), layout shifts, what the start loader costs, and
// the longest task of interactions. Prints tables, writes them into docs/performance.md and fails nothing.
// `node benchmarks/pages.ts 2` makes two runs instead of five, `node benchmarks/pages.ts 5 paint loader` these
// parts only. Linux or macOS, with openssl.
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '#core/addresses/routes.ts';
import { indexFiles } from '#core/search/index-build.ts';
import { startTestStack } from '#stack/test-stack.ts';
import { largest } from '#support/largest.ts';
import { signIn } from '#support/site.ts';
import { noteShifts, orders, shiftsOf, slowDown } from '#support/stillness.ts';
import { setTestEnvironment } from '#support/test-environment.ts';
import { debianChromium } from '../tests/chromium.ts';
import { fastHost } from './pages/fast-host.ts';
import { interactions, longest, measureInteraction, visitCost } from './pages/interactions.ts';
import { categories, openLighthouse, type Visit, visit } from './pages/lighthouse.ts';
import { blogStarter, helloWorld, starlightArticle } from './pages/other-sites.ts';
import { conditions, median, report, table, versionOf } from './report.ts';
import { publishIndex } from './sample-index.ts';
import { samplePosts } from './sample-posts.ts';

const [, , givenRuns = '5', ...askedParts] = process.argv;
const runs = Number(givenRuns);
/** The posts of the quick search that is measured. */
const searchedPosts = 1_000;

/** A visit with Lighthouse: what it is called, its site, its address. */
type Measured = [name: string, site: 'hello' | 'ours' | 'starter' | 'starlight', address: string];
const pages: Measured[] = [
  ['one paragraph (hello world)', 'hello', '/'],
  ['home', 'ours', '/'],
  ['blog list', 'ours', '/blogs?page=1'],
  ['article', 'ours', '/blogs/git'],
  ['its text in Astro Starlight', 'starlight', '/blogs/git/'],
  ['lessons', 'ours', '/lessons'],
  ['course', 'ours', '/lessons/frontend'],
  ['videos, guest', 'ours', '/lessons/frontend/videos'],
  ['code list', 'ours', '/code/html'],
  ['code snippet', 'ours', '/code/css/grid-ilə-çevik-kart-toru'],
  ['portfolio', 'ours', '/portfolio'],
  ['order', 'ours', '/order'],
  ['contact', 'ours', '/contact'],
  ['search with results', 'ours', routes.search('react')],
];
/** As its own links name them: without the slash at the end there is a redirect first. */
const starterPages: Measured[] = [
  ['Astro’s blog starter, list', 'starter', '/blog/'],
  ['Astro’s blog starter, post', 'starter', '/blog/first-post/'],
];

const guestPages = [...pages.filter(([, site]) => site === 'ours').map(([, , address]) => address)];
const otherGuestPages = ['/sign-in', '/sign-up', '/settings', '/panel', '/yoxdur'];
const userPages = ['/', '/settings', '/user/student', '/lessons/frontend', '/lessons/frontend/videos'];

const phone = { width: 390, height: 844 };

/** A fresh visitor with a phone, one after another. */
async function asVisitor<Result>(
  browser: Browser,
  baseURL: string,
  act: (page: Page) => Promise<Result>,
  { loaderSeen = true } = {},
): Promise<Result> {
  const context = await browser.newContext({ baseURL, viewport: phone, hasTouch: true });
  try {
    if (loaderSeen) {
      await context.addInitScript(() => {
        if (window === top) sessionStorage.setItem('kodyol:loader', '');
      });
    }
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

async function paints(dist: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kodyol-pages-'));
  const noRules = join(folder, 'netlify.toml');
  writeFileSync(noRules, '');
  helloWorld(join(folder, 'hello'));
  starlightArticle(join(folder, 'starlight'));
  const starter = blogStarter();
  const hosts = {
    hello: await fastHost(join(folder, 'hello'), noRules),
    ours: await fastHost(dist, 'netlify.toml'),
    starlight: await fastHost(join(folder, 'starlight'), noRules),
    ...(starter !== null && { starter: await fastHost(starter, noRules) }),
  };
  const lighthouse = await openLighthouse();
  const measured = new Map<string, Visit[]>();
  const all = [...pages, ...(starter === null ? [] : starterPages)];
  try {
    for (let run = 0; run < runs; run++) {
      // The other way round at every second run: a machine becomes slower or faster with time.
      for (const [name, site, address] of run % 2 === 0 ? all : all.toReversed()) {
        const seen = measured.get(name) ?? [];
        measured.set(name, seen);
        try {
          seen.push(await visit(lighthouse, `${hosts[site]?.url}${encodeURI(address)}`));
        } catch (error) {
          console.warn(`${name}, run ${run + 1}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
  } finally {
    for (const host of Object.values(hosts)) host.stop();
    rmSync(folder, { recursive: true });
  }
  const middle = (name: string, value: (one: Visit) => number) =>
    median((measured.get(name) ?? []).map(value));
  const largest = (name: string) => middle(name, (one) => one.largest);
  const [hello = ''] = pages[0] ?? [];
  const toHello = (name: string, what: 'mainThread' | 'styleAndLayout', digits: number) => {
    const time = middle(name, (one) => one[what]);
    return [Math.round(time), `${(time / middle(hello, (one) => one[what])).toFixed(digits)}×`];
  };
  const rows = all.map(([name]) => [
    name,
    Math.round(middle(name, ({ first }) => first)),
    Math.round(largest(name)),
    `${(largest(name) / largest(hello)).toFixed(2)}×`,
    ...toHello(name, 'mainThread', 1),
    ...toHello(name, 'styleAndLayout', 0),
    (middle(name, ({ bytes }) => bytes) / 1024).toFixed(1),
    middle(name, ({ requests }) => requests),
    measured.get(name)?.[0]?.element ?? '',
    categories.map((_, place) => middle(name, ({ scores }) => scores[place] ?? 0)).join(' '),
  ]);
  const missing = starterPages.map(([name]) => [name, 'not available here', ...Array(10).fill('')]);
  const head = [
    'page',
    'FCP, ms',
    'LCP, ms',
    'LCP to hello world',
    'main thread, ms',
    'to hello world',
    'style and layout, ms',
    'to hello world',
    'KB',
    'requests',
    'largest element',
    categories.join(', '),
  ];
  return [
    `Medians of ${runs}. Lighthouse ${lighthouse.version}.`,
    table(head, starter === null ? [...rows, ...missing] : rows),
  ].join('\n\n');
}

async function shifts(browser: Browser, url: string): Promise<string> {
  const rows = [];
  const worst = async (page: Page, address: string) => {
    const sums = [];
    for (const last of orders) sums.push((await shiftsOf(page, address, last)).sum);
    return Math.max(...sums).toFixed(4);
  };
  for (const address of [...guestPages, ...otherGuestPages]) {
    const most = await asVisitor(browser, url, async (page) => {
      await noteShifts(page);
      await slowDown(page);
      return worst(page, address);
    });
    rows.push([`\`${address}\``, 'guest', most]);
  }
  await asVisitor(browser, url, async (page) => {
    await signIn(page, 'student');
    await noteShifts(page);
    await slowDown(page);
    for (const address of userPages) rows.push([`\`${address}\``, 'user', await worst(page, address)]);
  });
  return table(['page', 'visitor', 'CLS'], rows);
}

async function loader(browser: Browser, url: string): Promise<string> {
  const costs = { with: [] as number[], without: [] as number[] };
  for (let run = 0; run < runs; run++) {
    for (const kind of ['with', 'without'] as const) {
      const cost = await asVisitor(browser, url, (page) => visitCost(page, '/lessons', kind === 'with'), {
        loaderSeen: false,
      });
      costs[kind].push(cost);
    }
  }
  const [withIt, without] = [median(costs.with), median(costs.without)];
  const measured = table(
    ['main thread, ms: with the loader', 'without', 'difference'],
    [[Math.round(withIt), Math.round(without), Math.round(withIt - without)]],
  );
  return `Medians of ${runs}.\n\n${measured}`;
}

async function tasks(browser: Browser, url: string): Promise<string> {
  const rows = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      times.push(await asVisitor(browser, url, (page) => measureInteraction(page, interaction)));
    }
    rows.push([interaction.name, median(times), Math.max(...times)]);
  }
  return `Medians of ${runs}.\n\n${table(['interaction', 'longest task, ms', 'of all runs'], rows)}`;
}

async function ofLargest(browser: Browser, url: string): Promise<string> {
  const rows = [];
  for (const one of largest) {
    const times: number[] = [];
    let elements = 0;
    const visit = () =>
      asVisitor(browser, url, async (page) => {
        const press = await one.prepare(page);
        await slowDown(page);
        const time = await longest(page, async () => {
          await press();
          await one.shown(page);
        });
        elements = await page.locator('*').count();
        return time;
      });
    // A page that a busy machine shows too late is opened once more; a time is never left out.
    for (let failures = 0; times.length < runs; )
      await visit().then(
        (time) => times.push(time),
        (error) => {
          failures += 1;
          if (failures > 3) throw error;
        },
      );
    rows.push([one.name, elements, median(times), Math.max(...times)]);
  }
  const head = ['what, and the press', 'elements of the page', 'longest task, ms', 'of all runs'];
  return `Medians of ${runs}.\n\n${table(head, rows)}`;
}

const partNames = ['paint', 'shifts', 'loader', 'interactions', 'largest'] as const;
const unknown = askedParts.filter((asked) => !partNames.some((name) => name === asked));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${partNames.join(', ')}.`);

const stack = await startTestStack();
const browser = await chromium.launch({
  ...(existsSync(debianChromium) && { executablePath: debianChromium }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const searched = mkdtempSync(join(tmpdir(), 'kodyol-searched-'));
try {
  const dist = await stack.buildSite();
  const host = await stack.serve(dist);
  setTestEnvironment(stack, dist);
  const parts: Record<(typeof partNames)[number], () => Promise<string>> = {
    paint: () => paints(dist),
    shifts: () => shifts(browser, stack.siteUrl),
    loader: () => loader(browser, stack.siteUrl),
    largest: () => ofLargest(browser, stack.siteUrl),
    interactions: async () => {
      cpSync(dist, searched, { recursive: true });
      publishIndex(searched, await indexFiles(samplePosts(searchedPosts)));
      await host.show(searched);
      return tasks(browser, stack.siteUrl);
    },
  };
  const measuredWith = conditions(`Astro ${versionOf('astro')}`, `Chromium ${browser.version()}`);
  // Each part is written when it is measured, so that a later one that fails leaves it.
  for (const name of partNames) {
    if (askedParts.length > 0 && !askedParts.includes(name)) continue;
    report(name, `${measuredWith}\n\n${await parts[name]()}`);
  }
} finally {
  await browser.close();
  await stack.stop();
  rmSync(searched, { recursive: true });
}
