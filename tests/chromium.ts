import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package; elsewhere Playwright's own download serves. The shell draws half as slowly as the whole browser. */
export const debianChromium = '/usr/bin/chromium-headless-shell';

/** The whole browser, for what the shell has not: the back/forward cache. */
export const debianWholeChromium = '/usr/bin/chromium';

const isThere = () =>
  [debianChromium, debianWholeChromium].every(existsSync) || existsSync(chromium.executablePath());

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/**
 * A browser for the tests: by apt-get for root on Debian (CI, containers), else by Playwright.
 * @throws Error with the command to type.
 */
export function ensureChromium(): void {
  if (isThere()) return;
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  console.log('Chromium is missing and is installed now (about 200 MB, a minute or two).');
  if (isRootOnDebian && runs('apt-get', 'update', '-qq')) {
    runs('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell', 'chromium');
  }
  if (!isThere()) runs(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  if (!isThere()) {
    throw new Error(
      'Chromium could not be installed. Type: sudo apt-get install -y chromium-headless-shell chromium   (or: npx playwright install --with-deps chromium)',
    );
  }
}
