// `npm test`: everything, in the order in which a mistake is found soonest. Says what is missing instead of skipping.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { findJavas } from '#stack/emulators/java.ts';
import { ensureChromium } from './chromium.ts';

const results = 'test-results';

interface Kind {
  kind: string;
  passed: number;
  failed: number;
}

function step(title: string, program: string, ...args: string[]): boolean {
  console.log(`\n━━ ${title}`);
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${program}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  console.log(
    `━━ ${title}: ${status === 0 ? 'good' : 'FAILED'}, ${Math.round((performance.now() - begin) / 1000)} s`,
  );
  return status === 0;
}

const vitest = (project: string) =>
  step(
    `Tests: ${project}`,
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  );

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

  const vitestKinds = ['unit', 'stack', 'rules', 'build'];
  const steps: (() => boolean)[] = [
    () => step('Biome: style and lint', '@biomejs/biome/bin/biome', 'check', '.'),
    () => step('Astro: types of pages', 'astro/bin/astro.mjs', 'check'),
    () => step('TypeScript', 'typescript/bin/tsc', '--noEmit'),
    ...vitestKinds.map((project) => () => vitest(project)),
    () => step('Tests: browser', '@playwright/test/cli.js', 'test'),
  ];
  // The first failure ends the run: what comes after would only repeat it, more slowly.
  const isGood = steps.every((run) => run());
  if (isGood) {
    const kinds = [...vitestKinds, 'e2e'].map(countsOf);
    console.log('\nTests by kind');
    for (const { kind, passed } of kinds) console.log(`  ${kind.padEnd(6)} ${passed}`);
    const sum = (field: 'passed' | 'failed') => kinds.reduce((total, one) => total + one[field], 0);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  }
  return isGood;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
