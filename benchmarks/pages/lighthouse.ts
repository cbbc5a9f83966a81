// Lighthouse for phones, with each task of the main thread at its processor time (cpu-time.ts).
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { cacheDir, mkdir } from '#stack/paths.ts';
import { atThreadTime, type TraceEvent } from './cpu-time.ts';

/** What is installed into a folder outside Git, with packages of theirs that were there on that day. */
const wanted = ['lighthouse@13.5.0', 'chrome-launcher@1.2.1'];
const day = '2026-11-26';
const home = join(cacheDir, 'lighthouse');
const packages = join(home, 'node_modules');

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  // The benchmark's certificate is signed by itself.
  '--ignore-certificate-errors',
  // Nothing of another host: the map in the footer would be measured too.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
];

interface Audit {
  numericValue?: number;
  details?: object;
}
interface Result {
  lhr: {
    runtimeError?: { message: string };
    configSettings: object;
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
  };
  artifacts: Record<string, unknown> & { Trace: { traceEvents: TraceEvent[] } };
}
/** A task of the main thread, in milliseconds without the tasks within it. */
interface Task {
  group: { id: string };
  selfTime: number;
}
interface Modules {
  mainThread: { request(trace: object, context: object): Promise<Task[]> };
  lighthouse: (url: string, options: object) => Promise<Result | undefined>;
  launch: (options: object) => Promise<{ port: number; kill(): void }>;
  metrics: Record<
    'first' | 'largest',
    { request(data: object, context: object): Promise<{ timing: number }> }
  >;
}

export interface Visit {
  /** Milliseconds. */
  first: number;
  largest: number;
  /** Processor time of the main thread on a slow phone, ms: all of it, and style and layout alone. */
  mainThread: number;
  styleAndLayout: number;
  /** As transferred. */
  bytes: number;
  requests: number;
  /** The largest element. */
  element: string;
  /** Of each category, at most 100. */
  scores: number[];
}

/** Lighthouse's categories, in the order of `Visit.scores`. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Installs Lighthouse at its first use: 118 packages, 176 MB. */
export async function openLighthouse(): Promise<Modules & { version: string }> {
  if (!existsSync(join(packages, '.package-lock.json'))) {
    writeFileSync(join(mkdir(home), 'package.json'), JSON.stringify({ private: true }));
    const quietly = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', ...quietly, `--before=${day}`, ...wanted], { cwd: home });
  }
  const load = (path: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(packages, path)).href);
  const metric = (name: string) => load(`lighthouse/core/computed/metrics/${name}-contentful-paint.js`);
  const [lighthouse, launcher, tasks, first, largest] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
    load('lighthouse/core/computed/main-thread-tasks.js'),
    metric('first'),
    metric('largest'),
  ]);
  const { version } = JSON.parse(readFileSync(join(packages, 'lighthouse/package.json'), 'utf8')) as {
    version: string;
  };
  return {
    version,
    lighthouse: lighthouse.default as Modules['lighthouse'],
    launch: launcher.launch as Modules['launch'],
    mainThread: tasks.MainThreadTasks as Modules['mainThread'],
    metrics: {
      first: first.FirstContentfulPaint as Modules['metrics']['first'],
      largest: largest.LargestContentfulPaint as Modules['metrics']['largest'],
    },
  };
}

/** How many times slower than this machine Lighthouse's phone is. */
const slower = 4;

/** Lighthouse's own computation of paints and of the main thread's work on a slow phone, with shortened tasks. */
async function timesOf({ metrics, mainThread }: Modules, { artifacts, lhr }: Result) {
  const settings = lhr.configSettings;
  const trace = atThreadTime(artifacts.Trace);
  const data = {
    trace,
    devtoolsLog: artifacts.DevtoolsLog,
    gatherContext: artifacts.GatherContext,
    settings,
    URL: artifacts.URL,
    SourceMaps: artifacts.SourceMaps ?? [],
    HostDPR: artifacts.HostDPR,
    simulator: null,
  };
  const context = { settings, computedCache: new Map() };
  const [first, largest, tasks] = await Promise.all([
    metrics.first.request(data, context),
    metrics.largest.request(data, context),
    mainThread.request(trace, context),
  ]);
  const sum = (some: Task[]) => slower * some.reduce((total, { selfTime }) => total + selfTime, 0);
  return {
    first: first.timing,
    largest: largest.timing,
    mainThread: sum(tasks),
    styleAndLayout: sum(tasks.filter(({ group }) => group.id === 'styleLayout')),
  };
}

/** Visits an address with a fresh browser. */
export async function visit(modules: Modules, url: string): Promise<Visit> {
  const userDataDir = mkdtempSync(join(tmpdir(), 'kodyol-lighthouse-'));
  const whole = '/usr/bin/chromium';
  const browser = await modules.launch({
    chromePath: existsSync(whole) ? whole : chromium.executablePath(),
    chromeFlags: flags,
    userDataDir,
  });
  try {
    const result = await modules.lighthouse(url, {
      port: browser.port,
      onlyCategories: categories,
      disableFullPageScreenshot: true,
      logLevel: 'error',
      output: 'json',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { audits, categories: judged } = result.lhr;
    const { items = [] } = (audits['network-requests']?.details ?? {}) as {
      items?: { url: string; transferSize: number }[];
    };
    // The browser asks for the page's icon when it likes.
    const requests = items.filter((item) => /^https?:/.test(item.url) && !item.url.includes('favicon'));
    const described = JSON.stringify(audits['lcp-breakdown-insight']?.details ?? {});
    const [, snippet = ''] = /"snippet":"<((?:[^"\\> ]|\\.)*)/.exec(described) ?? [];
    return {
      ...(await timesOf(modules, result)),
      bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
      requests: requests.length,
      element: snippet,
      scores: categories.map((name) => Math.round((judged[name]?.score ?? 0) * 100)),
    };
  } finally {
    browser.kill();
    rmSync(userDataDir, { recursive: true, force: true });
  }
}
