import { execFile } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export interface Java {
  /** The folder of the program `java`. */
  bin: string;
  major: number;
}

/** The oldest Java that the emulators run on; below `comfortableJava` only with the shim (java-shim.ts). */
const oldestJava = 17;
export const comfortableJava = 21;

interface Places {
  /** Folders whose subfolders are Java homes, as on Linux and macOS. */
  jvmFolders: string[];
  env: NodeJS.ProcessEnv;
}

const thisMachine: Places = {
  jvmFolders: ['/usr/lib/jvm', '/Library/Java/JavaVirtualMachines'],
  env: process.env,
};

/** Every usable Java of this machine, the newest first. */
export async function findJavas(places: Places = thisMachine): Promise<Java[]> {
  const javas = await Promise.all(programsIn(places).map(javaOf));
  return javas
    .filter((java) => java !== null)
    .filter(({ major }) => major >= oldestJava)
    .sort((a, b) => b.major - a.major);
}

function programsIn({ jvmFolders, env }: Places): string[] {
  const { JAVA_HOME, PATH = '' } = env;
  const homes = [...(JAVA_HOME ? [JAVA_HOME] : []), ...jvmFolders.flatMap(foldersIn)];
  const bins = homes.flatMap((home) => [join(home, 'bin'), join(home, 'Contents', 'Home', 'bin')]);
  const programs = [...bins, ...PATH.split(delimiter)].map((bin) => join(bin, 'java'));
  return [...new Set(programs.filter(existsSync).map((program) => realpathSync(program)))];
}

function foldersIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}

async function javaOf(program: string): Promise<Java | null> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, ['-version'], { timeout: 60_000 });
    const major = /version "(\d+)/.exec(stdout + stderr)?.[1];
    return major === undefined ? null : { bin: join(program, '..'), major: Number(major) };
  } catch {
    return null;
  }
}
