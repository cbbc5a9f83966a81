import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#stack/paths.ts';
import type { Ports } from '#stack/ports/stack-ports.ts';
import { firestoreRules, rulesFiles } from '../../scripts/firestore-rules.ts';

interface FirebaseJson {
  firestore: { indexes: string };
  storage: Record<string, string>;
  emulators: Record<string, unknown>;
}

export interface RunDir {
  path: string;
  config: string;
  /** firebase-tools uses fixed file names in the temporary folder, so each stack needs its own folder. */
  tmp: string;
}

/** Creates the folder for the configuration, logs and temporary files of one run of the emulators. */
export function makeRunDir(dataDir: string, ports: Omit<Ports, 'site'>): RunDir {
  const path = join(dataDir, 'run');
  const tmp = join(path, 'tmp');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(tmp, { recursive: true });
  const config = join(path, 'firebase.json');
  const rules = join(path, 'firestore.rules');
  writeFileSync(rules, firestoreRules());
  writeFileSync(config, JSON.stringify(configuration(ports, rules), null, 2));
  return { path, config, tmp };
}

/**
 * Writes the rules anew whenever one of their files changes, so that the emulator loads them. @returns ends it.
 * Folders are watched, one by one: editors replace a file, and a recursive watch follows the old one.
 */
export function followRules({ path }: Pick<RunDir, 'path'>): () => void {
  const watchers = [...new Set(rulesFiles().map(dirname))].map((folder) =>
    watch(join(root, folder), (_, file) => {
      if (file?.endsWith('.rules')) writeFileSync(join(path, 'firestore.rules'), firestoreRules());
    }),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** The checked-in firebase.json with this run's ports and absolute paths to the real rules files. */
function configuration(ports: Omit<Ports, 'site'>, rules: string): Record<keyof FirebaseJson, object> {
  const { firestore, storage, emulators } = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseJson;
  const host = '127.0.0.1';
  return {
    // Not the form that is deployed (scripts/deployed-rules.ts): an error is reported with its line.
    firestore: { rules, ...absolute({ indexes: firestore.indexes }) },
    storage: absolute(storage),
    emulators: {
      ...emulators,
      auth: { host, port: ports.authEmulator },
      firestore: { host, port: ports.firestoreEmulator, websocketPort: ports.websocket },
      storage: { host, port: ports.storageEmulator },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
    },
  };
}

function absolute(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, join(root, file)]));
}
