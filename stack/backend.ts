import { startAutosave } from './data/autosave.ts';
import { Exports } from './data/exports.ts';
import { installFirebaseTools, installSize, isInstalled } from './emulators/install.ts';
import { findJavas, type Java } from './emulators/java.ts';
import { prepareJars } from './emulators/prepare-jars.ts';
import { type Emulators, startEmulators } from './emulators/start-emulators.ts';
import type { Ports } from './ports/stack-ports.ts';
import { seed } from './seed/seed.ts';
import type { Step } from './steps.ts';

export const projectId = 'demo-kodyol';

export interface BackendOptions {
  dataDir: string;
  /** The data is deleted with the stack, so it is not saved. */
  isTemporary?: boolean;
  /** Thousands of requests will come (emulators/java-shim.ts). */
  isBusy?: boolean;
  ports: Ports;
  /** The address at which the site is or will be served. */
  siteUrl: string;
  step: Step;
  /** Receives each output line of the emulators. */
  log(line: string): void;
  /** The Java installations of this machine, newest first; only tests replace them. */
  javas?: Promise<Java[]>;
}

export interface Backend {
  projectId: string;
  hosts: Emulators['hosts'];
  judgeMail: Emulators['judgeMail'];
  ended: Promise<unknown>;
  /** Saves the data and ends the emulators. */
  stop(): Promise<void>;
}

/** Installs the emulators if they are not there and can run. */
export async function installEmulators(step: Step, javas: readonly Java[]): Promise<void> {
  if (javas.length > 0 && !isInstalled())
    await step(`Install the Firebase emulators (once: ${installSize})`, installFirebaseTools);
}

/**
 * Starts the emulators on a data folder, which the caller has locked, and seeds a new folder. `null` on a machine
 * without Java: the site then runs without a backend.
 */
export async function startBackend(options: BackendOptions): Promise<Backend | null> {
  const { dataDir, isTemporary = false, isBusy = false, ports, siteUrl, step, log } = options;
  const javas = await (options.javas ?? findJavas());
  const [java] = javas;
  if (java === undefined) return null;
  await installEmulators(step, javas);

  const exports = new Exports(dataDir);
  const importFrom = exports.newest();
  const jars = await step(
    'Look for the emulators',
    () => prepareJars(java, javas),
    ({ origin }) => origin,
  );
  const emulators = await step(
    'Start Auth, Firestore and Storage with their rules',
    () => startEmulators({ projectId, ports, dataDir, importFrom, java, jars, isBusy, log }),
    ({ hosts }) =>
      `Java ${java.major}, auth ${hosts.auth}, firestore ${hosts.firestore}, storage ${hosts.storage}`,
  );
  const save = async () => {
    await exports.add((dir) => emulators.exportData(dir));
  };
  if (importFrom === null) {
    await step('Seed the sample content', async () => {
      await seed({ projectId, hosts: emulators.hosts, siteUrl });
      if (!isTemporary) await save();
    });
  }
  const autosave = isTemporary ? null : startAutosave(save, log);
  return {
    projectId,
    hosts: emulators.hosts,
    judgeMail: emulators.judgeMail,
    ended: emulators.ended,
    stop: async () => {
      await autosave?.finish().catch((error: unknown) => log(`The last save failed: ${String(error)}`));
      await emulators.stop();
    },
  };
}
