import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#stack/paths.ts';
import type { Ports } from '#stack/ports/stack-ports.ts';

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
  writeFileSync(config, JSON.stringify(configuration(ports), null, 2));
  return { path, config, tmp };
}

/** The checked-in firebase.json with this run's ports and absolute paths to the real rules files. */
function configuration(ports: Omit<Ports, 'site'>): Record<keyof FirebaseJson, object> {
  const { firestore, storage, emulators } = JSON.parse(
    readFileSync(join(root, 'firebase.json'), 'utf8'),
  ) as FirebaseJson;
  const host = '127.0.0.1';
  return {
    // The file itself, so that a change is loaded; what is deployed is made of it (scripts/deployed-rules.ts).
    firestore: absolute({ rules: 'firebase/firestore.rules', indexes: firestore.indexes }),
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
