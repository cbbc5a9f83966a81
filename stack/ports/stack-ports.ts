import { Failure } from '#stack/failure.ts';
import { anyFreePort, isFree, nextFreePort } from './free-port.ts';

/** The default port of each part. Only the emulators themselves use the last six: `strict/door.ts` stands before three of them. */
export const defaultPorts = {
  site: 4321,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  mail: 8025,
  cms: 8081,
  hub: 4400,
  logging: 4500,
  websocket: 9150,
  authEmulator: 9098,
  firestoreEmulator: 8079,
  storageEmulator: 9198,
};

export type Part = keyof typeof defaultPorts;
export type Ports = Record<Part, number>;

const parts = Object.keys(defaultPorts) as Part[];

/** The default ports; a taken port is replaced by the next free one and reported, unless it was requested. */
export async function choosePorts(
  asked: Partial<Ports>,
  report: (part: Part, taken: number, instead: number) => void,
): Promise<Ports> {
  await expectFree(asked);
  const chosen = { ...defaultPorts, ...asked };
  const avoid = new Set(Object.values(asked));
  for (const part of parts) {
    if (asked[part] !== undefined) continue;
    chosen[part] = await nextFreePort(defaultPorts[part], avoid);
    avoid.add(chosen[part]);
    if (chosen[part] !== defaultPorts[part]) report(part, defaultPorts[part], chosen[part]);
  }
  return chosen;
}

/** @throws Failure that names a requested port that is taken */
export async function expectFree(asked: Partial<Ports>): Promise<void> {
  for (const [part, port] of Object.entries(asked)) {
    if (!(await isFree(port)))
      throw new Failure(`Port ${port}, asked for ${part}, is taken. Free it or ask for another one.`);
  }
}

/** Free ports for a stack that runs at the same time as others. */
export async function randomPorts(): Promise<Ports> {
  const ports = { ...defaultPorts };
  for (const part of parts) ports[part] = await anyFreePort();
  return ports;
}
