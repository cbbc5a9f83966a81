// What the tests of both samples need of the Firestore emulator. Any other test library would do as well.
import { readFileSync } from 'node:fs';

type Data = Record<string, string | number | boolean>;

export interface Case {
  /** What the rules must answer. */
  allowed: boolean;
  /** The uid; `null` is not signed in. */
  who: string | null;
  does: 'get' | 'create' | 'update';
  path: string;
  data?: Data;
}

const host = process.env.FIRESTORE_EMULATOR_HOST;

/** Loads the rules, tests all cases, each with the same documents, and ends with 1 when a rule answers otherwise. */
export async function check(
  project: string,
  rules: URL,
  documents: Record<string, Data>,
  cases: readonly Case[],
): Promise<void> {
  const content = readFileSync(process.env.RULES_FILE ?? rules, 'utf8');
  const root = `projects/${project}/databases/(default)/documents`;
  await expectOk(`emulator/v1/projects/${project}:securityRules`, 'PUT', {
    rules: { files: [{ name: 'firestore.rules', content }] },
  });
  for (const { allowed, who, does, path, data } of cases) {
    await expectOk(`emulator/v1/${root}`, 'DELETE');
    for (const [place, fields] of Object.entries(documents)) {
      await expectOk(`v1/${root}/${place}`, 'PATCH', { fields: encoded(fields) });
    }
    const address = does === 'get' ? path : `${path}?currentDocument.exists=${does === 'update'}`;
    const { status } = await ask(
      `v1/${root}/${address}`,
      does === 'get' ? 'GET' : 'PATCH',
      data && { fields: encoded(data) },
      who && tokenOf(project, who),
    );
    if ((status === 200) !== allowed) {
      console.error(`${who ?? 'guest'} ${does} ${path} ${JSON.stringify(data)}: ${status}`);
      process.exitCode = 1;
    }
  }
}

function ask(
  path: string,
  method: string,
  body?: unknown,
  token: string | null = 'owner',
): Promise<Response> {
  return fetch(`http://${host}/${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function expectOk(path: string, method: string, body?: unknown): Promise<void> {
  const answer = await ask(path, method, body);
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
}

/** The emulator accepts tokens without a signature. */
function tokenOf(project: string, uid: string): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: uid, user_id: uid, aud: project, iss: `https://securetoken.google.com/${project}` })}.`;
}

const encoded = (data: Data) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? { stringValue: value }
        : typeof value === 'number'
          ? { integerValue: value }
          : { booleanValue: value },
    ]),
  );
