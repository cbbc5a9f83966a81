import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '#stack/failure.ts';
import { cacheDir, mkdir } from '#stack/paths.ts';
import type { Jars } from '../jars.ts';
import type { Java } from '../java.ts';
import { wrapperJar } from './wrapper-jar.ts';

const sources = fileURLToPath(new URL('./rules-runtime', import.meta.url));
const firestoreMain = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Builds two small jars that use the SDK's Firestore emulator: one starts it (firebase-tools changes the mode of the
 * file that it runs, so it can't use the system's file), the other evaluates Storage rules with the engine inside it.
 */
export async function buildSdkJars(library: string, javas: readonly Java[]): Promise<Jars> {
  const dir = join(cacheDir, 'emulator-jars', keyOf(library));
  const firestore = join(dir, 'firestore.jar');
  const storage = join(dir, 'storage-rules.jar');
  if (!existsSync(dir)) {
    const classes = await compile(library, javas);
    const unfinished = mkdtempSync(join(mkdir(join(cacheDir, 'emulator-jars')), 'unfinished-'));
    writeFileSync(join(unfinished, 'firestore.jar'), wrapperJar({ mainClass: firestoreMain, library }));
    writeFileSync(
      join(unfinished, 'storage-rules.jar'),
      wrapperJar({ mainClass: 'StorageRulesRuntime', library, classes }),
    );
    moveIntoPlace(unfinished, dir);
  }
  return {
    origin: 'the Firestore emulator of the Google Cloud SDK',
    env: { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage },
  };
}

async function compile(library: string, javas: readonly Java[]): Promise<Map<string, Uint8Array>> {
  const javac = javas.map(({ bin }) => join(bin, 'javac')).find(existsSync);
  if (javac === undefined) {
    throw new Failure(
      'Without internet the emulators need a Java with its compiler: install a JDK, not only a JRE.',
    );
  }
  const out = mkdtempSync(join(mkdir(cacheDir), 'classes-'));
  const files = readdirSync(sources).map((name) => join(sources, name));
  const flags = ['-nowarn', '-Xlint:-options', '-proc:none', '--release', '11', '-cp', library, '-d', out];
  await promisify(execFile)(javac, [...flags, ...files]);
  const classes = new Map(
    readdirSync(out).map((name) => [name, new Uint8Array(readFileSync(join(out, name)))]),
  );
  rmSync(out, { recursive: true });
  return classes;
}

/** Changes when the SDK's jar or the sources change. */
function keyOf(library: string): string {
  const { size, mtimeMs } = statSync(library);
  const hash = createHash('sha256').update(`${library} ${size} ${mtimeMs}`);
  for (const name of readdirSync(sources)) hash.update(readFileSync(join(sources, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Two stacks may build the same jars at the same time; the first result stays. */
function moveIntoPlace(unfinished: string, dir: string) {
  try {
    renameSync(unfinished, dir);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(dir)) throw error;
  }
}
