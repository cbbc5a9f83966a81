import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Beside the packages: copies of the project that share them share this too.
const cache = 'node_modules/.cache/cms';
const inputsFile = join(cache, 'inputs.json');
/** How many builds are kept: branches and copies of the project take turns. */
const kept = 5;

/** What the bundle's making adds to a folder: the project's files that went into it. */
export const inputsOf = (folder: string): string => join(folder, 'inputs.json');

/**
 * The folder of the built CMS. It takes some seconds to build and changes rarely, so it is kept under a key of the files
 * that went into it and of the packages' versions. Which files those are said the last build: as long as none of them
 * has changed, neither has what they import.
 */
export function builtCms(): Promise<string> {
  running ??= findOrBuild().finally(() => {
    running = undefined;
  });
  return running;
}

/** A development server is asked for several files at once. */
let running: Promise<string> | undefined;

async function findOrBuild(): Promise<string> {
  const known = existsSync(inputsFile) ? folderFor(inputsIn(inputsFile)) : null;
  if (known !== null && existsSync(known)) return known;

  await mkdir(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  await promisify(execFile)(process.execPath, ['src/build/cms-build.ts', making], {
    // Whatever server runs this: the bundle is one of production.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const inputs = inputsIn(inputsOf(making));
  const folder = folderFor(inputs);
  await rm(inputsOf(making));
  await rm(folder, { recursive: true, force: true });
  await rename(making, folder);
  await writeFile(inputsFile, JSON.stringify(inputs));
  await forgetOld();
  return folder;
}

const inputsIn = (file: string): string[] => JSON.parse(readFileSync(file, 'utf8'));

function folderFor(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of [...inputs, 'package.json', 'src/build/cms-build.ts', 'src/build/cms-patches.ts']) {
    hash
      .update(`${file}\0`)
      .update(existsSync(file) ? readFileSync(file) : '')
      .update('\0');
  }
  return join(cache, hash.digest('hex').slice(0, 16));
}

async function forgetOld(): Promise<void> {
  const folders = (await readdir(cache)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const aged = await Promise.all(
    folders.map(async (name) => ({ name, time: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
