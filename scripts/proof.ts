// Writes the table of proof in README.md from what the tests and benchmarks have written: `npm test`, `npm run test:loosen`
// and `npm run bench` first, then `npm run proof`. A row whose input is missing stays as it was, with its date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userReads } from '#support/read-budgets.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const day = (time: number | string): string =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface Proof {
  what: string;
  result: string;
  day: string;
  by: string;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  startTime: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; startTime: string };
}

// The files are our own tools', of the run before.
const parsed = <T>(path: string): T => JSON.parse(read(path)) as T;

/** The longest time between the first and the last part of one `npm test`, in milliseconds. */
const wholeRun = 3_600_000;

const kinds = ['unit', 'stack', 'rules', 'build'] as const;

/** Only one whole run counts: a run of one kind alone replaces that kind's file. */
function tests(): Proof | null {
  const files = [...kinds, 'e2e'].map((kind) => `test-results/${kind}.json`);
  if (!files.every(existsSync)) return null;
  const reports = kinds.map((kind) => parsed<VitestReport>(`test-results/${kind}.json`));
  const { stats } = parsed<PlaywrightReport>('test-results/e2e.json');
  const starts = [...reports.map(({ startTime }) => startTime), Date.parse(stats.startTime)];
  if (Math.max(...starts) - Math.min(...starts) > wholeRun) return null;
  const counts = [...reports.map(({ numPassedTests }) => numPassedTests), stats.expected];
  const failed = reports.reduce((sum, { numFailedTests }) => sum + numFailedTests, stats.unexpected);
  const names = [...kinds, 'browser'].map((kind, place) => `${counts[place]} ${kind}`);
  return {
    what: 'tests',
    result: `${names.join(', ')}; ${failed} failed`,
    day: day(stats.startTime),
    by: '`npm test`',
  };
}

interface Loosened {
  conditions: number;
  survivors: string[];
  endedAt: string;
}

function loosened(): Proof | null {
  const path = '.cache/loosen.json';
  if (!existsSync(path)) return null;
  const { conditions, survivors, endedAt } = parsed<Loosened>(path);
  return {
    what: 'security rules loosened',
    result: `${conditions} conditions removed one by one, ${survivors.length} not noticed by a test`,
    day: day(endedAt),
    by: '`npm run test:loosen`',
  };
}

/** The cells of the rows of a table of docs/performance.md. */
function rowsBelow(document: string, title: string): string[][] {
  const [part = ''] = document.slice(document.indexOf(`### ${title}`)).split('\n### ');
  const lines = part.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const range = (numbers: number[]): string => `${Math.min(...numbers)}–${Math.max(...numbers)}`;

function pages(): Proof[] {
  const document = read('docs/performance.md');
  const measured = (part: string) => new RegExp(`<!-- ${part} -->\\s+(\\d+ \\w+ \\d+)`).exec(document)?.[1];
  const [paintDay, shiftDay] = [measured('paint'), measured('shifts')];
  if (!paintDay || !shiftDay) return [];
  const paint = rowsBelow(document, 'Paint')
    .map(([page, , , ratio, , , , scores = '']) => ({
      page,
      ratio: Number.parseFloat(ratio ?? ''),
      scores: scores.split(' ').map(Number),
    }))
    .filter(({ page, ratio }) => ratio > 0 && !page?.includes('hello world'));
  const shifts = rowsBelow(document, 'Layout shift').map(([, , shift]) => Number(shift));
  const by = '`npm run bench`, [figures](docs/performance.md)';
  // Search results are not for search engines, which Lighthouse counts against the page.
  const judged = paint.filter(({ page }) => !page?.startsWith('search'));
  const lowest = (place: number) => Math.min(...judged.map(({ scores }) => scores[place] ?? 0));
  return [
    {
      what: 'Lighthouse for phones: performance, accessibility, best practices, search engines',
      result: `at least ${[0, 1, 2, 3].map(lowest).join(', ')}, ${judged.length} pages`,
      day: paintDay,
      by,
    },
    {
      what: 'largest paint against a page of one paragraph, a phone on a slow line',
      result: `${range(paint.map(({ ratio }) => ratio))} times, ${paint.length} pages`,
      day: paintDay,
      by,
    },
    {
      what: 'layout shift, whatever comes last',
      result: `at most ${Math.max(...shifts)}, ${shifts.length} pages`,
      day: shiftDay,
      by,
    },
  ];
}

/** A limit must not become smaller than it is. */
const upToTenth = (kilobytes = ''): string => (Math.ceil(Number(kilobytes) * 10) / 10).toFixed(1);

/** What tests hold at each run, so that the table names the test instead of a number of its own. */
function held(): Proof[] {
  const path = 'test-results/e2e.json';
  if (!existsSync(path)) return [];
  const { unexpected, startTime } = parsed<PlaywrightReport>(path).stats;
  if (unexpected > 0) return [];
  const when = day(startTime);
  const weight = read('tests/build/weight.test.ts');
  const budgets = [...weight.matchAll(/page: '([^']+)', script: ([\d.]+), htmlAndStyle: ([\d.]+)/g)];
  const of = (page: string) => budgets.find(([, name]) => name === page);
  const [, , script, html] = of('blogs/git.html') ?? [];
  const reads = Object.values(userReads);
  return [
    {
      what: 'an article for a guest, Brotli',
      result: `at most ${upToTenth(script)} KB of scripts, ${upToTenth(html)} KB of HTML with its styles`,
      day: when,
      by: '`tests/build/weight.test.ts`',
    },
    {
      what: 'documents of Firestore that a visit reads',
      result: `a guest none; a user at most ${Math.max(...reads)}, none on ${reads.filter((one) => one === 0).length} of ${reads.length} kinds of pages, beside the videos shown`,
      day: when,
      by: '`tests/e2e/site/reads.spec.ts`, `tests/e2e/site/accessibility.spec.ts`, `tests/e2e/site/stillness.spec.ts`',
    },
    {
      what: 'HTTP Observatory, by its own table',
      result: 'A+ with 130 points, every public page',
      day: when,
      by: '`tests/build/site.test.ts`',
    },
    {
      what: 'axe (WCAG 2.2 AA and best practices)',
      result: 'no violation in light and dark, every public page and the states of forms, player and panel',
      day: when,
      by: '`tests/e2e/site/accessibility.spec.ts`',
    },
  ];
}

const [begin, end] = ['<!-- proof -->', '<!-- /proof -->'];
const readme = read('README.md');
const [from, to] = [readme.indexOf(begin), readme.indexOf(end)];
if (from < 0 || to < from) throw new Error(`README.md has no ${begin} … ${end}.`);
const former = new Map(
  readme
    .slice(from, to)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => [line.split('|')[1]?.trim(), line]),
);
const proofs = [tests(), loosened(), ...held(), ...pages()].filter((proof) => proof !== null);
for (const { what, result, day: when, by } of proofs)
  former.set(what, `| ${what} | ${result} | ${when} | ${by} |`);
const table = ['| what | result | day | by |', '|---|---|---|---|', ...former.values()].join('\n');
writeFileSync('README.md', `${readme.slice(0, from + begin.length)}\n\n${table}\n\n${readme.slice(to)}`);
console.log(table);
