import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

// Inside node_modules, so that copies of the project that share the packages also share this cache.
const cache = 'node_modules/.cache/cms';
const inputsFile = join(cache, 'inputs.json');
/** How many builds are kept, because different branches and copies of the project use the cache. */
const kept = 5;

/** A file inside a build's folder that lists the project files of the bundle. */
export const inputsOf = (folder: string): string => join(folder, 'inputs.json');

/**
 * The folder of the built CMS. The build takes some seconds and changes rarely, so it is cached under a hash of its
 * input files and of the packages' versions. The last build has listed the input files. If none of them has changed,
 * the list is still correct, because imports are part of these files.
 */
export function builtCms(): Promise<string> {
  running ??= findOrBuild().finally(() => {
    running = undefined;
  });
  return running;
}

/** A development server gets requests for several files at once; they share one build. */
let running: Promise<string> | undefined;

async function findOrBuild(): Promise<string> {
  const known = existsSync(inputsFile) ? folderFor(inputsIn(inputsFile)) : null;
  if (known !== null && existsSync(known)) return known;

  await mkdir(cache, { recursive: true });
  const making = join(cache, `making-${process.pid}`);
  await promisify(execFile)(process.execPath, ['src/build/cms-build.ts', making], {
    // The bundle is always a production build, also for the development server.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const inputs = inputsIn(inputsOf(making));
  const folder = folderFor(inputs);
  await rm(inputsOf(making));
  await moveIntoPlace(making, folder);
  await writeFile(`${making}.json`, JSON.stringify(inputs));
  await rename(`${making}.json`, inputsFile);
  await forgetOld();
  return folder;
}

/** Several builds may make the same CMS at the same time: the first stays, because another build may be copying it. */
async function moveIntoPlace(making: string, folder: string): Promise<void> {
  try {
    await rename(making, folder);
  } catch (error) {
    await rm(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
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
    // Another build may remove one at this moment.
    folders.map(async (name) => ({
      name,
      time: (await stat(join(cache, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const old = aged.sort((a, b) => b.time - a.time).slice(kept);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
