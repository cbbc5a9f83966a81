// `npm test`: runs all checks, the fastest first. Stops with a message when a program is missing; never skips a test.
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { findJavas } from '#stack/emulators/java.ts';
import { killChildren, runNode, stopChildren } from '#stack/process/child.ts';
import { firstInterrupt } from '#stack/process/interrupts.ts';
import { ensureChromium } from './chromium.ts';

const results = 'test-results';

interface Kind {
  kind: string;
  passed: number;
  failed: number;
}

interface Step {
  title: string;
  program: string;
  args: string[];
}

const step = (title: string, program: string, ...args: string[]): Step => ({ title, program, args });

const vitest = (kind: string) =>
  step(
    `Tests: ${kind}`,
    'vitest/vitest.mjs',
    'run',
    // Unit tests are two projects, `unit` and `unit-location`.
    `--project=${kind}*`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/${kind}.json`,
  );

/**
 * Runs one step and prints its output at its end, because other steps run at the same time.
 * @returns what a failed step has printed; `null` for a good one.
 */
async function run({ title, program, args }: Step): Promise<string | null> {
  const begin = performance.now();
  const printed: string[] = [];
  const child = runNode(`node_modules/${program}`, args, {
    cwd: '.',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    onLine: (line) => printed.push(line),
    leashed: false,
  });
  const { code: status } = await child.exit;
  if (isInterrupted) return '';
  const output = `\n━━ ${title}\n${printed.join('\n')}\n`;
  process.stdout.write(output);
  const seconds = Math.round((performance.now() - begin) / 1000);
  console.log(`━━ ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${seconds} s`);
  summarise(`| ${title} | ${status === 0 ? 'good' : '**failed**'} | ${seconds} |`);
  return status === 0 ? null : output;
}

/** On GitHub a line of Markdown on the page of the run (`.github/workflows/ci.yml`). */
function summarise(line: string): void {
  const { GITHUB_STEP_SUMMARY: page } = process.env;
  if (page) appendFileSync(page, `${line}\n`);
}

/** The number of a failed step's last lines that are printed again at the end. */
const repeatedLines = 80;

/** Some hosts keep only the end of a long log: what failed is said once more there. */
async function together(lanes: Step[][]): Promise<boolean> {
  const outputs = await Promise.all(lanes.map(oneAfterAnother));
  const failed = outputs.flat().filter((output) => output !== null);
  for (const output of failed) console.log(output.trimEnd().split('\n').slice(-repeatedLines).join('\n'));
  return failed.length === 0;
}

async function oneAfterAnother(steps: Step[]): Promise<(string | null)[]> {
  const outputs: (string | null)[] = [];
  for (const one of steps) if (!isInterrupted) outputs.push(await run(one));
  return outputs;
}

function countsOf(kind: string): Kind {
  const report = JSON.parse(readFileSync(`${results}/${kind}.json`, 'utf8'));
  return kind === 'e2e'
    ? { kind, passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { kind, passed: report.numPassedTests, failed: report.numFailedTests };
}

async function main(): Promise<boolean> {
  rmSync(results, { recursive: true, force: true });
  if ((await findJavas()).length === 0) {
    throw new Error(
      'The tests need Java 21 or newer for the Firebase emulators. Install it: sudo apt-get install -y openjdk-21-jre-headless   (or: https://adoptium.net)',
    );
  }
  ensureChromium();
  summarise('| part | result | seconds |\n|---|---|---|');

  const vitestKinds = ['unit', 'stack', 'rules', 'build'];
  // The lanes of a round run in parallel, the steps of a lane one after another: each step often waits, for emulators, for
  // answers or for a page, but more than two that use browsers and emulators wait for the machine.
  const rounds: Step[][][] = [
    [
      [step('Biome: style and lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
      [
        step(
          'Knip: unused files, exports and packages',
          'knip/bin/knip.js',
          '--no-progress',
          '--treat-config-hints-as-errors',
        ),
      ],
      // The first writes `.astro/types.d.ts`, which the second reads.
      [
        step('Types: Astro files', 'astro/bin/astro.mjs', 'check', '--tsconfig', 'tsconfig.astro.json'),
        step('Types: TypeScript files', 'typescript/bin/tsc', '--noEmit'),
      ],
      [vitest('unit')],
    ],
    [
      [vitest('stack'), vitest('rules'), vitest('build')],
      [step('Tests: browser', '@playwright/test/cli.js', 'test')],
    ],
  ];
  // A failure ends the run after its round, because later rounds would fail for the same reason, only more slowly.
  let isGood = true;
  for (const round of rounds) isGood &&= await together(round);
  if (isGood) {
    const kinds = [...vitestKinds, 'e2e'].map(countsOf);
    console.log('\nTests by kind');
    for (const { kind, passed } of kinds) console.log(`  ${kind.padEnd(6)} ${passed}`);
    const sum = (field: 'passed' | 'failed') => kinds.reduce((total, one) => total + one[field], 0);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  }
  return isGood;
}

/** A step has its own process group: a signal reaches this process alone, which ends the browsers and emulators of all steps. */
let isInterrupted = false;
const interrupt = firstInterrupt(() => {
  killChildren();
  process.exit(130);
}).then(async (reason) => {
  isInterrupted = true;
  console.log(`\n${reason}: stopping …`);
  await stopChildren();
  process.exit(130);
});

try {
  process.exitCode = (await Promise.race([main(), interrupt])) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
