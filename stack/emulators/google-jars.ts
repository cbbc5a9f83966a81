import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { firebaseToolsDir } from './install.ts';

export interface Download {
  remoteUrl: string;
  expectedSize: number;
  downloadPathRelativeToCacheDir: string;
}

/** The jars that firebase-tools still has to download (at most two), read from its own list. */
export function missingGoogleJars(env: NodeJS.ProcessEnv = process.env): Download[] {
  const list = join(firebaseToolsDir, 'lib/emulator/downloadableEmulatorInfo.json');
  const { firestore, storage } = JSON.parse(readFileSync(list, 'utf8')) as Record<
    'firestore' | 'storage',
    Download
  >;
  const { FIREBASE_EMULATORS_PATH } = env;
  const cache = FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return [firestore, storage].filter((jar) => !existsSync(join(cache, jar.downloadPathRelativeToCacheDir)));
}

/** Runs the request in a separate process, because Node reads the proxy setting only at its start. */
export async function canDownload({ remoteUrl }: Download, timeoutMs = 4_000): Promise<boolean> {
  const question = `fetch(${JSON.stringify(remoteUrl)}, { method: 'HEAD' }).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))`;
  const env = { ...process.env, NODE_USE_ENV_PROXY: '1' };
  return promisify(execFile)(process.execPath, ['-e', question], { env, timeout: timeoutMs }).then(
    () => true,
    () => false,
  );
}
