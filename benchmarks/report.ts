// What a benchmark has measured goes to the terminal and into its part of docs/performance.md. The text around the
// parts is written by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const document = 'docs/performance.md';

export const table = (head: string[], rows: (string | number)[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** When and on what was measured. @param versions programs besides Node, as `Astro 7.3.4` */
export function conditions(...versions: string[]): string {
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `${[day, `${availableParallelism()} cores`, `Node ${process.versions.node}`, ...versions].join(', ')}.`;
}

/** The version of a package of the project. */
export function versionOf(name: string): string {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    version: string;
  };
  return version;
}

/** Replaces what stands between the markers `<!-- name -->` and `<!-- /name -->` of the document. */
export function report(name: string, text: string): void {
  process.stdout.write(`\n${text}\n`);
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(document, 'utf8');
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${document} has no ${begin} … ${end}.`);
  writeFileSync(document, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`);
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('There are no numbers.');
  return (low + high) / 2;
}
