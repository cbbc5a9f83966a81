import { encodeFields } from '#core/build/firestore-value.ts';
import type { Documents } from './firestore-value.ts';

export interface Account {
  localId: string;
  email: string;
  password: string;
  emailVerified: boolean;
  displayName: string;
}

/** Firestore's maximum number of writes in one commit. */
const batchSize = 500;

export async function createAccount(host: string, projectId: string, account: Account): Promise<void> {
  await post(`http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`, account);
}

export async function writeDocuments(host: string, projectId: string, documents: Documents): Promise<void> {
  const database = `projects/${projectId}/databases/(default)`;
  const writes = [...documents].map(([path, data]) => ({
    update: { name: `${database}/documents/${path}`, fields: encodeFields(data) },
  }));
  for (let first = 0; first < writes.length; first += batchSize) {
    const batch = writes.slice(first, first + batchSize);
    await post(`http://${host}/v1/${database}/documents:commit`, { writes: batch });
  }
}

/** Writes a file of Storage. */
export async function writePicture(
  host: string,
  projectId: string,
  path: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const url = `http://${host}/v0/b/${projectId}.appspot.com/o?name=${encodeURIComponent(path)}`;
  await send(url, 'image/webp', picture);
}

/** The emulators take 'owner' for the operator, to whom no rule applies. */
const post = (url: string, body: object): Promise<void> =>
  send(url, 'application/json', JSON.stringify(body));

async function send(url: string, type: string, body: BodyInit): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': type },
    body,
  });
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`);
}
