import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { CheckResult } from '#domain/code/playground.ts';
import { type Outcome, type Run, runTimeout } from './run.ts';

const programs = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium; `undefined` if there is none. CHROME_PATH names another one, or a missing file for none. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env;
  return (CHROME_PATH ? [CHROME_PATH] : programs).find((path) => existsSync(path));
}

const Outcomes = v.array(v.union([v.array(CheckResult), v.string()]));

/**
 * Runs code with its checks in frames of a real browser, one after another.
 * @param preview the built page /preview.
 * @throws Error if the browser does not start or does not answer.
 */
export async function runInChromium(
  program: string,
  preview: string,
  runs: readonly Run[],
): Promise<Outcome[]> {
  const answer = Promise.withResolvers<string>();
  const server = createServer((request, response) => serve(request, response, preview, runs, answer.resolve));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const profile = mkdtempSync(join(tmpdir(), 'kodyol-exercises-'));
  // In a process group of its own: on Debian the program is a script, and ending that alone would leave the browser.
  const browser = spawn(program, argumentsFor(`http://127.0.0.1:${port}/`, profile), {
    stdio: 'ignore',
    detached: true,
  });
  const kill = () => killGroup(browser);
  process.once('exit', kill);
  browser.once('error', answer.reject);
  browser.once('exit', (code) => answer.reject(new Error(`the browser ended with ${code}`)));
  const late = setTimeout(
    () => answer.reject(new Error('the browser does not answer')),
    runTimeout * (runs.length + 1),
  );
  try {
    return v.parse(Outcomes, JSON.parse(await answer.promise));
  } finally {
    clearTimeout(late);
    process.off('exit', kill);
    await end(browser);
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

const argumentsFor = (address: string, profile: string): string[] => [
  '--headless',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  `--user-data-dir=${profile}`,
  // Chromium refuses to start for root, as in containers. Only the project's own code runs here.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  address,
];

async function end(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.pid === undefined) return;
  const ended = once(browser, 'exit');
  killGroup(browser);
  await ended;
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  preview: string,
  runs: readonly Run[],
  hear: (answer: string) => void,
): Promise<void> {
  if (request.method === 'POST') {
    hear(await text(request));
    response.end();
    return;
  }
  const pages: Record<string, string> = {
    '/': `<!doctype html><meta charset="utf-8"><script>(${runAll})(${runTimeout})</script>`,
    '/preview': preview,
    '/runs': JSON.stringify(runs.map(({ content }) => content)),
  };
  const page = pages[request.url ?? ''];
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(page);
}

/** Runs in the browser, so it uses nothing defined outside itself. Does what components/code/playground-frame.ts does. */
async function runAll(timeout: number): Promise<void> {
  const results: unknown[] = [];
  for (const content of await (await fetch('/runs')).json()) {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.src = '/preview';
    const outcome = new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      setTimeout(() => resolve('silent'), timeout);
      port1.onmessage = ({ data }) => {
        if (data.kind === 'checked') resolve(data.results);
        if (data.kind === 'ended') resolve(data.reason);
      };
      frame.addEventListener('load', () => frame.contentWindow?.postMessage(content, '*', [port2]), {
        once: true,
      });
    });
    document.documentElement.append(frame);
    results.push(await outcome);
    frame.remove();
  }
  await fetch('/', { method: 'POST', body: JSON.stringify(results) });
}
