import { encodeFields } from '#gateways/firebase/firestore/value.ts';
import type { Documents } from './documents.ts';

export type Service = 'firestore' | 'storage';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the cases of the rules run against the emulators`);
  return value;
}

/** host:port of each emulator, from the variables that firebase-tools sets. */
export const hosts = (): Record<Service, string> => ({
  firestore: variable('FIRESTORE_EMULATOR_HOST'),
  storage: variable('FIREBASE_STORAGE_EMULATOR_HOST'),
});

async function ask(method: string, url: string, body?: unknown): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${said}`);
}

/** Writes documents without the rules. */
export function put(project: string, documents: Readonly<Documents>): Promise<void> {
  const root = `projects/${project}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, data]) =>
    data === null
      ? { delete: `${root}/${path}` }
      : { update: { name: `${root}/${path}`, fields: encodeFields(data) } },
  );
  return ask('POST', `http://${hosts().firestore}/v1/${root}:commit`, { writes });
}

export const clear = (project: string): Promise<void> =>
  ask('DELETE', `http://${hosts().firestore}/emulator/v1/projects/${project}/databases/(default)/documents`);

export const clearFiles = (): Promise<void> => ask('POST', `http://${hosts().storage}/internal/reset`);

/** Loads rules into the emulator; Storage has one set for all projects. */
export function loadRules(project: string, service: Service, content: string): Promise<void> {
  const body = { rules: { files: [{ name: `${service}.rules`, content }] } };
  return service === 'firestore'
    ? ask('PUT', `http://${hosts().firestore}/emulator/v1/projects/${project}:securityRules`, body)
    : ask('PUT', `http://${hosts().storage}/internal/setRules`, body);
}
