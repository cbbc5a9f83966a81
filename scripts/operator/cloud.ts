// Access to Firestore and Auth as their owner, without rules: plain requests with an access token.
import { encodeFields } from '#gateways/firebase/firestore/value.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';

export interface Write {
  path: string;
  /** Fields to set; other fields of the document stay. `null` deletes the document. */
  data: FirestoreData | null;
  /** Fields to remove. */
  without?: string[];
}

export interface Found {
  path: string;
  /** The string fields, and the fields that are lists of strings; the operator needs no others. */
  texts: Record<string, string>;
  lists: Record<string, string[]>;
}

export interface Account {
  email: string;
  verified: boolean;
}

interface RestDocument {
  name: string;
  fields?: Record<string, { stringValue?: string; arrayValue?: { values?: { stringValue?: string }[] } }>;
}

/** Firestore's maximum number of writes in one commit. */
const batchSize = 500;

export class Cloud {
  private readonly token: string;
  readonly projectId: string;
  private readonly firestore: string;
  private readonly auth: string;

  /** Uses the emulators if FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST (host:port) are set. */
  constructor(projectId: string, env: Record<string, string | undefined>) {
    const {
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      GOOGLE_ACCESS_TOKEN: token,
    } = env;
    this.projectId = projectId;
    this.firestore = firestore ? `http://${firestore}` : 'https://firestore.googleapis.com';
    this.auth = auth
      ? `http://${auth}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    if (!firestore && !token) {
      throw new Error(
        'GOOGLE_ACCESS_TOKEN is missing. Set it: export GOOGLE_ACCESS_TOKEN=$(gcloud auth print-access-token)',
      );
    }
    // The emulators do not apply rules to requests with the token 'owner'.
    this.token = firestore ? 'owner' : (token ?? '');
  }

  async read(path: string): Promise<Found | null> {
    const answer = await this.ask(
      `${this.firestore}/v1/${this.database}/documents/${path}`,
      'GET',
      undefined,
      [404],
    );
    return answer.status === 404 ? null : found((await answer.json()) as RestDocument);
  }

  /** Every document of a collection whose field is equal to this text. */
  async where(collection: string, field: string, text: string): Promise<Found[]> {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: text } } },
    };
    const answer = await this.ask(`${this.firestore}/v1/${this.database}/documents:runQuery`, 'POST', {
      structuredQuery,
    });
    const rows = (await answer.json()) as { document?: RestDocument }[];
    return rows.flatMap(({ document }) => (document ? [found(document)] : []));
  }

  /** Every document of a collection. */
  async all(collection: string): Promise<Found[]> {
    const documents: Found[] = [];
    let next = '';
    do {
      const url = `${this.firestore}/v1/${this.database}/documents/${collection}?pageSize=300&pageToken=${next}`;
      const page = (await (await this.ask(url, 'GET')).json()) as {
        documents?: RestDocument[];
        nextPageToken?: string;
      };
      documents.push(...(page.documents ?? []).map(found));
      next = encodeURIComponent(page.nextPageToken ?? '');
    } while (next !== '');
    return documents;
  }

  /** One commit for up to 500 writes; several commits for more. */
  async write(writes: Write[]): Promise<void> {
    for (let first = 0; first < writes.length; first += batchSize) {
      const batch = writes.slice(first, first + batchSize).map((write) => this.encoded(write));
      await this.ask(`${this.firestore}/v1/${this.database}/documents:commit`, 'POST', { writes: batch });
    }
  }

  /** An account of the Auth service; `null` if there is none. */
  async account(uid: string): Promise<Account | null> {
    const url = `${this.auth}/v1/projects/${this.projectId}/accounts:lookup`;
    const answer = await this.ask(url, 'POST', { localId: [uid] });
    const { users = [] } = (await answer.json()) as { users?: { email?: string; emailVerified?: boolean }[] };
    const [user] = users;
    return user ? { email: user.email ?? '', verified: user.emailVerified === true } : null;
  }

  async deleteAccount(uid: string): Promise<void> {
    await this.ask(`${this.auth}/v1/projects/${this.projectId}/accounts:delete`, 'POST', { localId: uid });
  }

  private get database(): string {
    return `projects/${this.projectId}/databases/(default)`;
  }

  private encoded({ path, data, without = [] }: Write): object {
    const name = `${this.database}/documents/${path}`;
    if (data === null) return { delete: name };
    return {
      update: { name, fields: encodeFields(data) },
      updateMask: { fieldPaths: [...Object.keys(data), ...without] },
    };
  }

  private async ask(url: string, method: string, body?: object, allowed: number[] = []): Promise<Response> {
    const answer = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        'x-goog-user-project': this.projectId,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.ok || allowed.includes(answer.status)) return answer;
    throw new Error(
      `${method} ${url} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
    );
  }
}

function found({ name, fields = {} }: RestDocument): Found {
  const lists = Object.entries(fields).flatMap(([field, { arrayValue }]) =>
    arrayValue
      ? [[field, (arrayValue.values ?? []).map(({ stringValue = '' }) => stringValue)] as const]
      : [],
  );
  const texts = Object.entries(fields).flatMap(([field, { stringValue }]) =>
    stringValue === undefined ? [] : [[field, stringValue] as const],
  );
  return {
    path: name.split('/documents/')[1] ?? '',
    texts: Object.fromEntries(texts),
    lists: Object.fromEntries(lists),
  };
}
