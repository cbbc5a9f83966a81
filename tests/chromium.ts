import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package; elsewhere Playwright's own download serves. The shell draws half as slowly as the whole browser. */
export const debianChromium = '/usr/bin/chromium-headless-shell';

const isThere = () => existsSync(debianChromium) || existsSync(chromium.executablePath());

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
    runs('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  }
  if (!isThere())
    runs(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium');
  if (!isThere()) {
    throw new Error(
      'Chromium could not be installed. Type: sudo apt-get install -y chromium-headless-shell   (or: npx playwright install --with-deps --only-shell chromium)',
    );
  }
}
