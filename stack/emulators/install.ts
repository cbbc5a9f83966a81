import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from '#stack/failure.ts';
import { root } from '#stack/paths.ts';

const home = join(root, 'stack', 'firebase-tools');
export const firebaseToolsDir = join(home, 'node_modules', 'firebase-tools');

/** Said before the first start, so that nobody wonders what takes so long. */
export const installSize = 'about 222 MB, half a minute';

export function isInstalled(): boolean {
  const manifest = join(firebaseToolsDir, 'package.json');
  return existsSync(manifest) && installedVersion(manifest) === wantedVersion();
}

/** Their own package, so that the site's `npm ci` stays small. No install script and no native addon is needed. */
export async function installFirebaseTools(): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  try {
    await promisify(execFile)('npm', args, { cwd: home, env: { ...process.env, NODE_ENV: 'production' } });
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Failure(
      `The Firebase emulators could not be installed (npm ci in stack/firebase-tools):\n${reason}`,
    );
  }
}

function wantedVersion(): unknown {
  const { dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies['firebase-tools'];
}

function installedVersion(manifest: string): unknown {
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: unknown }).version;
}
