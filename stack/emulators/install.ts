import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from '#stack/failure.ts';
import { cacheDir, mkdir, root } from '#stack/paths.ts';
import { tryLock } from '#stack/process/lock.ts';

const home = join(root, 'stack', 'firebase-tools');
export const firebaseToolsDir = join(home, 'node_modules', 'firebase-tools');

/** Printed before the first start, because the installation takes a while. */
export const installSize = 'about 222 MB, half a minute';

/** npm writes this list last, so an installation that was interrupted, or goes on, does not count as installed. */
export function isInstalled(): boolean {
  try {
    const { packages } = JSON.parse(
      readFileSync(join(home, 'node_modules', '.package-lock.json'), 'utf8'),
    ) as {
      packages: Record<string, { version?: string }>;
    };
    return packages['node_modules/firebase-tools']?.version === wantedVersion();
  } catch {
    return false;
  }
}

/** Installs firebase-tools, or waits for another process that installs it: tests start several stacks at once. */
export async function installFirebaseTools(): Promise<void> {
  const lock = await waitForLock(join(mkdir(cacheDir), 'firebase-tools.lock'));
  try {
    if (!isInstalled()) await npmCi();
  } finally {
    lock.release();
  }
}

/** A separate package, so that the site's `npm ci` stays small. Install scripts and native addons are not needed. */
async function npmCi(): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  try {
    await promisify(execFile)('npm', args, { cwd: home });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Failure(
      `The Firebase emulators could not be installed (npm ci in stack/firebase-tools):\n${reason}`,
    );
  }
}

async function waitForLock(file: string): Promise<{ release(): void }> {
  for (;;) {
    const lock = tryLock(file);
    if (lock.isMine) return lock;
    await setTimeout(500);
  }
}

function wantedVersion(): string | undefined {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['firebase-tools'];
}
