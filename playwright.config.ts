import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { debianChromium } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // Emptied before a run; the reports of the other kinds lie beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A machine that also builds and emulates may be slow; nothing waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env.KODYOL_TEST_URL,
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
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      // What looks or moves differently there says so in its title; a form or a rule is the same at every width.
      grep: /@phone /,
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
});
