import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A device's clock can be wrong, and set while a page is open: domain/shared/clock.ts alone asks it.

/** What a file of src that is run in a browser asks instead, and why it may. */
const allowed: Record<string, string[]> = {
  // The clock itself.
  'src/domain/shared/clock.ts': ['Date.now()', 'performance.now()'],
  // A script in the page itself, before anything else is loaded.
  'src/components/notices/announcement-box.ts': ['Date.now()'],
  // Two moments of one sign-out, in either direction.
  'src/stores/shared/unsaved.ts': ['Date.now()'],
  // How long something takes or waits, which no setting changes.
  'src/components/code/playground-globals.ts': ['performance.now()'],
  'src/components/portfolio/lightbox.ts': ['performance.now()'],
  'src/components/shared/not-found.ts': ['performance.now()'],
  'src/gateways/youtube.ts': ['performance.now()'],
  'src/gateways/service-time.ts': ['performance.now()'],
  'src/stores/panel/reload.ts': ['performance.now()'],
  'src/stores/quizzes/quizzes.ts': ['performance.now()'],
};

/** The build runs on a server, and asks its services where their time counts. */
const atBuild = /^src\/(?:build|queries)\//;

test('no page asks the device for the time by itself', () => {
  const asked = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.(?:ts|tsx|astro)$/.test(file) && !atBuild.test(file))
    .flatMap((file) => {
      const found = readFileSync(file, 'utf8').match(/Date\.now\(\)|new Date\(\)|performance\.now\(\)/g);
      return found ? [[file, [...new Set(found)].sort()]] : [];
    });
  expect(Object.fromEntries(asked)).toEqual(allowed);
});
