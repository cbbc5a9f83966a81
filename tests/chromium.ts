import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Debian's package; other systems use Playwright's download. The shell renders twice as fast as the full browser. */
export const debianChromium = '/usr/bin/chromium-headless-shell';

/** The full browser, for a feature that the shell lacks: the back/forward cache. */
export const debianWholeChromium = '/usr/bin/chromium';

const isThere = () =>
  [debianChromium, debianWholeChromium].every(existsSync) || existsSync(chromium.executablePath());

const runs = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/**
 * Installs a browser for the tests: with apt-get for root on Debian (CI, containers), otherwise with Playwright.
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
