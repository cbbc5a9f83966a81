import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const component = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

/** The Firestore emulator's jar of an installed Google Cloud SDK, or `null`. */
export function firestoreJarOfSdk(env: NodeJS.ProcessEnv = process.env): string | null {
  const { CLOUDSDK_HOME, PATH = '' } = env;
  const homes = [
    CLOUDSDK_HOME,
    ...sdksOnPath(PATH),
    join(homedir(), 'google-cloud-sdk'),
    '/usr/lib/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/usr/local/share/google-cloud-sdk',
  ];
  const jars = homes.filter((home) => home !== undefined).map((home) => join(home, component));
  return jars.find(existsSync) ?? jarOfDebianPackage();
}

/** `gcloud` is in the bin folder of its SDK. */
function sdksOnPath(path: string): string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter(existsSync)
    .map((program) => join(realpathSync(program), '..', '..'));
}

function jarOfDebianPackage(): string | null {
  try {
    const files = execFileSync('dpkg', ['-L', 'google-cloud-cli-firestore-emulator'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return files.split('\n').find((file) => file.endsWith('.jar') && existsSync(file)) ?? null;
  } catch {
    return null;
  }
}
