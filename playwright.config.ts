import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { debianChromium } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // Playwright empties this folder before a run, so it does not contain the reports of the other kinds of tests.
  outputDir: 'test-results/browser',
  // The same on every system: the files contain texts.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // The machine may be slow, because it also builds and runs the emulators. Passing tests never wait for the timeout.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Three gain little on two cores, and tests failed with them that pass with two (docs/performance.md).
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.KODYOL_TEST_URL,
    // Only the tests of the service worker have one: it would answer what other tests watch on the network.
    serviceWorkers: 'block',
    locale: 'az-AZ',
    timezoneId: 'Asia/Baku',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(existsSync(debianChromium) && { executablePath: debianChromium }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page has another Cross-Origin-Opener-Policy than the blank page before it, so Chromium would start a second process
        // for it. Over this limit it uses the first one again: 3 % less work. Sites stay isolated from each other.
        '--renderer-process-limit=1',
      ],
    },
  },
  // A project ends with the tests that have their own launch options. The phone has few of them, and long ones: at the end
  // of the run one worker would wait for the other.
  projects: [
    {
      name: 'phone',
      // Tests of parts that look or move differently on a phone have @phone in their title; other parts are the same.
      grep: /@phone /,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
  ],
});
