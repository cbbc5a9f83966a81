import { encodeFields } from '#core/build/firestore-value.ts';
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

async function ask(method: string, url: string, body?: unknown): Promise<string> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${said}`);
  return said;
}

/** Writes documents without the rules. */
export async function put(project: string, documents: Readonly<Documents>): Promise<void> {
  const root = `projects/${project}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, data]) =>
    data === null
      ? { delete: `${root}/${path}` }
      : { update: { name: `${root}/${path}`, fields: encodeFields(data) } },
  );
  await ask('POST', `http://${hosts().firestore}/v1/${root}:commit`, { writes });
}

/** The fields of all documents, by their names, as the service writes them. */
export async function allDocuments(project: string): Promise<Map<string, unknown>> {
  const root = `projects/${project}/databases/(default)/documents`;
  const everything = { structuredQuery: { from: [{ allDescendants: true }] } };
  const rows: { document?: { name: string; fields?: unknown } }[] = JSON.parse(
    await ask('POST', `http://${hosts().firestore}/v1/${root}:runQuery`, everything),
  );
  return new Map(rows.flatMap(({ document }) => (document ? [[document.name, document.fields]] : [])));
}

const inEmulator = (project: string): string => `http://${hosts().firestore}/emulator/v1/projects/${project}`;

export async function clear(project: string): Promise<void> {
  await ask('DELETE', `${inEmulator(project)}/databases/(default)/documents`);
}

export async function clearFiles(): Promise<void> {
  await ask('POST', `http://${hosts().storage}/internal/reset`);
}

/** Loads rules into the emulator; Storage has one set for all projects. */
export async function loadRules(project: string, service: Service, content: string): Promise<void> {
  const body = { rules: { files: [{ name: `${service}.rules`, content }] } };
  const url =
    service === 'firestore'
      ? `${inEmulator(project)}:securityRules`
      : `http://${hosts().storage}/internal/setRules`;
  await ask('PUT', url, body);
}

/** An expression of the rules, its parts, and the values that it had since the rules were loaded. */
export interface Expression {
  /** `endOffset` is the last character's. */
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: {
    value: { boolValue?: boolean; pathValue?: { segments: { simple: string }[] } };
    count: number;
  }[];
  children?: Expression[];
}

/** The expressions of Firestore's rules; Storage's emulator counts nothing. */
export async function expressions(project: string): Promise<Expression[]> {
  const { report }: { report: Expression[] } = JSON.parse(
    await ask('GET', `${inEmulator(project)}:ruleCoverage`),
  );
  return report;
}
