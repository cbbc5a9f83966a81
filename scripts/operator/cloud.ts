// Access to Firestore, Auth and Storage as their owner, without rules: plain requests with an access token.
import { setTimeout } from 'node:timers/promises';
import { decodeFields, encodeFields } from '#core/build/firestore-value.ts';
import type { FirestoreData } from '#stack/seed/firestore-value.ts';

export interface Write {
  path: string;
  /** Fields to set; other fields of the document stay. `null` deletes the document. */
  data: FirestoreData | null;
  /** Fields to remove. */
  without?: string[];
  /** Paths of the fields to set, when others inside the same map stay. */
  only?: string[];
}

export interface Found {
  path: string;
  /** All fields, times as dates. */
  fields: Record<string, unknown>;
  /**
   * The string fields, those inside maps by their path with dots, and the fields that are lists of strings.
   */
  texts: Record<string, string>;
  lists: Record<string, string[]>;
}

export interface Account {
  uid: string;
  email: string;
  verified: boolean;
  /** How many second factors it has (USER-8). */
  factors: number;
}

interface RestValue {
  stringValue?: string;
  arrayValue?: { values?: { stringValue?: string }[] };
  mapValue?: { fields?: Record<string, RestValue> };
}

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}

/** Firestore's maximum number of writes in one commit. */
const batchSize = 500;

/** Seconds before a request is tried again that a busy service has refused, or that the network has lost. */
const pauses = [1, 4];
const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** `auth` with the operator's rights on the project, `accounts` and `files` as browsers ask them. */
type Service = 'firestore' | 'auth' | 'storage' | 'upload' | 'accounts' | 'files';

interface Request {
  method?: 'GET' | 'POST' | 'DELETE';
  /** An object is sent as JSON. */
  body?: object | Uint8Array<ArrayBuffer> | undefined;
  type?: string;
  /** Statuses that are no errors. */
  allowed?: number[];
  /** The header of somebody else's sign-in, '' for a guest; the operator's own if it is not given. */
  as?: string;
}

export class Cloud {
  private readonly token: string;
  readonly projectId: string;
  private readonly firestore: string;
  private readonly auth: string;
  private readonly storage: string;
  private readonly upload: string;
  private readonly files: string;

  /** Uses the emulators if the three variables with their addresses (host:port) are set, as Google's own tools do. */
  constructor(projectId: string, env: Record<string, string | undefined>) {
    const {
      FIRESTORE_EMULATOR_HOST: firestore,
      FIREBASE_AUTH_EMULATOR_HOST: auth,
      FIREBASE_STORAGE_EMULATOR_HOST: storage,
      GOOGLE_ACCESS_TOKEN: token,
    } = env;
    this.projectId = projectId;
    this.firestore = firestore ? `http://${firestore}` : 'https://firestore.googleapis.com';
    this.auth = auth
      ? `http://${auth}/identitytoolkit.googleapis.com`
      : 'https://identitytoolkit.googleapis.com';
    this.storage = storage ? `http://${storage}` : 'https://storage.googleapis.com/storage/v1';
    this.upload = `${storage ? `http://${storage}` : 'https://storage.googleapis.com'}/upload/storage/v1`;
    this.files = `${storage ? `http://${storage}` : 'https://firebasestorage.googleapis.com'}/v0`;
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

  /** One request to a service, for what the methods below don't do. @param path the part of its address after the version. */
  async request(service: Service, path: string, request: Request = {}): Promise<Response> {
    const place = {
      firestore: `${this.firestore}/v1/${this.database}/documents${path}`,
      auth: `${this.auth}/v1/projects/${this.projectId}/${path}`,
      storage: `${this.storage}/${path}`,
      upload: `${this.upload}/${path}`,
      accounts: `${this.auth}/v1/accounts${path}`,
      files: `${this.files}/${path}`,
    }[service];
    return this.send(place, request);
  }

  /** Whether this is the local stack, which knows less than Google's services. */
  get isLocal(): boolean {
    return this.token === 'owner';
  }

  /** The answer of another of Google's services; `null` if there is nothing, or this account may not see it. */
  async look(url: string, body?: object): Promise<unknown> {
    const answer = await this.ask(url, body ? 'POST' : 'GET', body, [403, 404]);
    return answer.ok ? answer.json() : null;
  }

  /** The settings of the Auth service. */
  authSettings(): Promise<unknown> {
    return this.look(`${this.auth}/v2/projects/${this.projectId}/config`);
  }

  /** Every document of a collection whose field is equal to this text, or is a list that contains it. */
  async where(
    collection: string,
    field: string,
    text: string,
    op: 'EQUAL' | 'ARRAY_CONTAINS' = 'EQUAL',
  ): Promise<Found[]> {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      where: { fieldFilter: { field: { fieldPath: field }, op, value: { stringValue: text } } },
    };
    const answer = await this.ask(`${this.firestore}/v1/${this.database}/documents:runQuery`, 'POST', {
      structuredQuery,
    });
    const rows = (await answer.json()) as { document?: RestDocument }[];
    return rows.flatMap(({ document }) => (document ? [found(document)] : []));
  }

  /** The document of a collection with the latest time until this one; `null` if there is none. One read. */
  async newest(collection: string, field: string, until: Date): Promise<Found | null> {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      where: {
        fieldFilter: {
          field: { fieldPath: field },
          op: 'LESS_THAN_OR_EQUAL',
          value: { timestampValue: until.toISOString() },
        },
      },
      orderBy: [{ field: { fieldPath: field }, direction: 'DESCENDING' }],
      select: { fields: [{ fieldPath: field }] },
      limit: 1,
    };
    const answer = await this.ask(`${this.firestore}/v1/${this.database}/documents:runQuery`, 'POST', {
      structuredQuery,
    });
    const [row] = (await answer.json()) as { document?: RestDocument }[];
    return row?.document ? found(row.document) : null;
  }

  /** Documents of a collection with a time before this one, the oldest first; 500 at most, which one commit can delete. */
  async before(collection: string, field: string, time: Date): Promise<Found[]> {
    const structuredQuery = {
      from: [{ collectionId: collection }],
      where: {
        fieldFilter: {
          field: { fieldPath: field },
          op: 'LESS_THAN',
          value: { timestampValue: time.toISOString() },
        },
      },
      orderBy: [{ field: { fieldPath: field }, direction: 'ASCENDING' }],
      select: { fields: [{ fieldPath: field }] },
      limit: batchSize,
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

  /** Every document below a document, in all its collections. */
  async below(path: string): Promise<Found[]> {
    const url = `${this.firestore}/v1/${this.database}/documents/${path}:listCollectionIds`;
    const { collectionIds = [] } = (await (await this.ask(url, 'POST', { pageSize: 300 })).json()) as {
      collectionIds?: string[];
    };
    return (await Promise.all(collectionIds.map((id) => this.all(`${path}/${id}`)))).flat();
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
    return this.lookUp({ localId: [uid] });
  }

  /** The account that has an e-mail now. */
  async accountWith(email: string): Promise<Account | null> {
    return this.lookUp({ email: [email] });
  }

  private async lookUp(asked: object): Promise<Account | null> {
    const url = `${this.auth}/v1/projects/${this.projectId}/accounts:lookup`;
    const { users = [] } = (await (await this.ask(url, 'POST', asked)).json()) as {
      users?: { localId: string; email?: string; emailVerified?: boolean; mfaInfo?: unknown[] }[];
    };
    const [user] = users;
    return user
      ? {
          uid: user.localId,
          email: user.email ?? '',
          verified: user.emailVerified === true,
          factors: user.mfaInfo?.length ?? 0,
        }
      : null;
  }

  /** Takes all second factors from an account and ends its sessions. */
  async removeFactors(uid: string): Promise<void> {
    await this.ask(`${this.auth}/v1/projects/${this.projectId}/accounts:update`, 'POST', {
      localId: uid,
      mfa: {},
      validSince: String(Math.floor(Date.now() / 1000)),
    });
  }

  async deleteAccount(uid: string): Promise<void> {
    await this.ask(`${this.auth}/v1/projects/${this.projectId}/accounts:delete`, 'POST', { localId: uid });
  }

  /** The names of all files of a bucket that begin so. */
  async filesIn(bucket: string, prefix: string): Promise<string[]> {
    const names: string[] = [];
    let next = '';
    do {
      const asked = new URLSearchParams({ prefix, pageToken: next });
      const page = (await (await this.ask(`${this.storage}/b/${bucket}/o?${asked}`, 'GET')).json()) as {
        items?: { name: string }[];
        nextPageToken?: string;
      };
      names.push(...(page.items ?? []).map(({ name }) => name));
      next = page.nextPageToken ?? '';
    } while (next !== '');
    return names;
  }

  /** @returns whether there was such a file in Storage. */
  async deleteFile(bucket: string, path: string): Promise<boolean> {
    const url = `${this.storage}/b/${bucket}/o/${encodeURIComponent(path)}`;
    return (await this.ask(url, 'DELETE', undefined, [404])).status !== 404;
  }

  /** The name of the database in Firestore's requests. */
  get database(): string {
    return `projects/${this.projectId}/databases/(default)`;
  }

  private encoded({ path, data, without = [], only = Object.keys(data ?? {}) }: Write): object {
    const name = `${this.database}/documents/${path}`;
    if (data === null) return { delete: name };
    return {
      update: { name, fields: encodeFields(data) },
      updateMask: { fieldPaths: [...only, ...without] },
    };
  }

  private ask(
    url: string,
    method: 'GET' | 'POST' | 'DELETE',
    body?: object,
    allowed: number[] = [],
  ): Promise<Response> {
    return this.send(url, { method, body, allowed });
  }

  private async send(
    url: string,
    { method = 'GET', body, type = 'application/json', allowed = [], as }: Request,
  ): Promise<Response> {
    const init = {
      method,
      headers: {
        'content-type': type,
        ...(as === undefined
          ? { authorization: `Bearer ${this.token}`, 'x-goog-user-project': this.projectId }
          : as !== '' && { authorization: as }),
      },
      ...(body && { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
    };
    for (const pause of [...pauses, null]) {
      const answer = await fetch(url, init).catch((error: unknown) => {
        if (pause === null) throw new Error(`${method} ${url}: no answer.`, { cause: error });
      });
      if (answer && (answer.ok || allowed.includes(answer.status))) return answer;
      if (answer && (pause === null || !isBusy(answer.status)))
        throw new Error(
          `${method} ${url} was answered with ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
        );
      await setTimeout((pause ?? 0) * 1000);
    }
    throw new Error(`${method} ${url}: no answer.`);
  }
}

function found({ name, fields = {} }: RestDocument): Found {
  const lists = Object.entries(fields).flatMap(([field, { arrayValue }]) =>
    arrayValue
      ? [[field, (arrayValue.values ?? []).map(({ stringValue = '' }) => stringValue)] as const]
      : [],
  );
  return {
    path: name.split('/documents/')[1] ?? '',
    fields: decodeFields(fields),
    texts: Object.fromEntries(textsIn(fields)),
    lists: Object.fromEntries(lists),
  };
}

const textsIn = (fields: Record<string, RestValue>, above = ''): [string, string][] =>
  Object.entries(fields).flatMap(([name, { stringValue, mapValue }]) => {
    if (mapValue) return textsIn(mapValue.fields ?? {}, `${above}${name}.`);
    return stringValue === undefined ? [] : [[`${above}${name}`, stringValue] as [string, string]];
  });
