import { delimiter, join } from 'node:path';
import { Failure } from '#stack/failure.ts';
import type { Ports } from '#stack/ports/stack-ports.ts';
import { type Child, runNode } from '#stack/process/child.ts';
import { type Door, type Judge, openDoor } from '#stack/strict/door.ts';
import { startLimits } from '#stack/strict/limits.ts';
import { firebaseToolsDir } from './install.ts';
import type { Jars } from './jars.ts';
import type { Java } from './java.ts';
import { writeJavaShim } from './java-shim.ts';
import { assertRulesDecide } from './readiness.ts';
import { followRules, makeRunDir, type RunDir } from './run-dir.ts';

export interface EmulatorOptions {
  projectId: string;
  ports: Omit<Ports, 'site'>;
  /** The run's files are written to `run/` inside this folder. */
  dataDir: string;
  /** The export to import at the start; `null` starts with empty data. */
  importFrom: string | null;
  java: Java;
  jars: Jars;
  /** Thousands of requests will come: answers are made faster, the start slower, and nothing stands before the emulators. */
  isBusy?: boolean;
  log(line: string): void;
}

export interface Emulators {
  projectId: string;
  hosts: { auth: string; firestore: string; storage: string };
  /** What EmailJS would refuse (strict/limits.ts). */
  judgeMail: Judge;
  /** Settles when the emulators have ended, stopped or not. */
  ended: Promise<unknown>;
  exportData(dir: string): Promise<void>;
  stop(): Promise<void>;
  kill(): void;
}

/** Starts Auth, Firestore and Storage with the real rules; resolves when the rules are active. */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { projectId, ports, isBusy = false } = options;
  const hostOf = (service: 'auth' | 'firestore' | 'storage') =>
    `127.0.0.1:${isBusy ? ports[`${service}Emulator`] : ports[service]}`;
  const hosts = { auth: hostOf('auth'), firestore: hostOf('firestore'), storage: hostOf('storage') };
  const judge = startLimits(options.log);
  const child = await startSuite(options);
  const doors: Door[] = [];
  const stop = async () => {
    await Promise.all(doors.map((door) => door.close()));
    await child.stop();
  };
  try {
    for (const service of isBusy ? [] : (['auth', 'firestore', 'storage'] as const)) {
      const emulator = ports[`${service}Emulator`];
      doors.push(await openDoor({ port: ports[service], emulator, judge: judge(service) }));
    }
    await assertRulesDecide(projectId, hosts);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    projectId,
    hosts,
    judgeMail: judge('mail'),
    ended: child.exit.catch(() => {}),
    exportData: (dir) => exportData(`127.0.0.1:${ports.hub}`, dir),
    stop,
    kill: () => child.kill(),
  };
}

async function startSuite({ projectId, importFrom, log, ...options }: EmulatorOptions): Promise<Child> {
  const dir = makeRunDir(options.dataDir, options.ports);
  const unfollow = options.isBusy ? () => {} : followRules(dir);
  const args = ['emulators:start', '--project', projectId, '--only', 'auth,firestore,storage'];
  args.push('--config', dir.config, '--non-interactive');
  if (importFrom !== null) args.push('--import', importFrom);

  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    const child = runNode(join(firebaseToolsDir, 'lib', 'bin', 'firebase.js'), args, {
      cwd: dir.path,
      env: environment(dir, options),
      onLine: (line) => {
        lines.push(line);
        log(line);
        if (line.includes('All emulators ready')) resolve(child);
      },
    });
    child.exit.finally(unfollow).catch(() => {});
    child.exit.then(
      () => reject(new Failure(`The emulators did not start:\n${lines.slice(-15).join('\n')}`)),
      reject,
    );
  });
}

function environment(
  dir: RunDir,
  { java, jars, isBusy }: Pick<EmulatorOptions, 'java' | 'jars' | 'isBusy'>,
): NodeJS.ProcessEnv {
  const shim = writeJavaShim(join(dir.path, 'bin'), java, isBusy);
  const { PATH = '', NO_PROXY = '' } = process.env;
  return {
    ...process.env,
    ...jars.env,
    PATH: [shim, PATH].join(delimiter),
    TMPDIR: dir.tmp,
    // The developer's own login and settings of firebase-tools must not affect a demo project.
    XDG_CONFIG_HOME: join(dir.path, 'config'),
    NO_PROXY: `127.0.0.1,localhost,${NO_PROXY}`,
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: '1',
  };
}

async function exportData(hub: string, dir: string): Promise<void> {
  const answer = await fetch(`http://${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: dir, initiatedBy: 'stack' }),
  });
  if (!answer.ok) throw new Error(`The export failed: ${await answer.text()}`);
}
