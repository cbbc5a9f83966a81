import {
  collection,
  collectionGroup,
  getCount,
  getDocs,
  type QueryConstraint,
  query,
} from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  deleteObject,
  getMetadata,
  getStorage,
  listAll,
  ref,
  type UploadMetadata,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { AppError } from '#core/cloud/errors.ts';
import type { Operation, Query } from '#core/cloud/operation.ts';
import { address, firestoreOf, mockOf, sdkOf } from './firestore.ts';
import { hosts } from './owner.ts';
import type { Token } from './people.ts';

/**
 * One person's browser: what the pages do with Firestore and Storage, by the same code. Questions that no page asks go through
 * the SDK.
 */
export interface Client {
  get(path: string): Promise<unknown>;
  ask(query: Query, size: number): Promise<unknown>;
  countOf(query: Query, most: number): Promise<unknown>;
  sumOf(query: Query & { sum: string }, most: number): Promise<unknown>;
  list(path: string, ...constraints: QueryConstraint[]): Promise<unknown>;
  /** The SDK knows no offset, the service does. */
  skip(query: Query, offset: number, size: number): Promise<unknown>;
  count(path: string, ...constraints: QueryConstraint[]): Promise<unknown>;
  group(id: string, ...constraints: QueryConstraint[]): Promise<unknown>;
  commit(operations: readonly Operation[]): Promise<unknown>;
  upload(path: string, bytes: number, metadata: UploadMetadata): Promise<unknown>;
  describe(path: string, metadata: UploadMetadata): Promise<unknown>;
  download(path: string): Promise<unknown>;
  files(path: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** A token as Auth would give it, unsigned: the emulator takes its word. */
function unsigned(project: string, { uid, ...claims }: Token): string {
  const payload = { aud: project, iat: 0, exp: 3600, auth_time: 0, sub: uid, user_id: uid, ...claims };
  return [part({ alg: 'none', type: 'JWT' }), part(payload), ''].join('.');
}

/** A value of a filter, as the service writes it. */
const encoded = (value: unknown) =>
  value instanceof Date
    ? { timestampValue: value }
    : typeof value === 'boolean'
      ? { booleanValue: value }
      : { stringValue: value };

/** A query that the SDK can't ask: with an offset. It knows times, texts and booleans. */
async function skip(
  project: string,
  token: Token | null,
  { collection, where, orderBy }: Query,
  offset: number,
  size: number,
): Promise<unknown> {
  const sorted = orderBy?.[0] ?? '__name__';
  const filters = where.map(([field, operator, value]) => ({
    fieldFilter: {
      field: { fieldPath: field },
      op: operator === '==' ? 'EQUAL' : 'LESS_THAN_OR_EQUAL',
      value: encoded(value),
    },
  }));
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: [
      { field: { fieldPath: sorted }, direction: orderBy?.[1] === 'desc' ? 'DESCENDING' : 'ASCENDING' },
    ],
    offset,
    limit: size,
  };
  const root = `http://${hosts().firestore}/v1/projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`${root}:runQuery`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${unsigned(project, token)}` } : {},
    body: JSON.stringify({ structuredQuery }),
  });
  if (answer.status === 403) throw new AppError('firestore/permission-denied');
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Signs a person in (`null`: a guest) without a request to Auth. */
export function connect(project: string, token: Token | null): Client {
  const { app, db } = sdkOf(project, token);
  const firestore = firestoreOf(project, token);
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...address(hosts().storage), mockOf(token));
  storage.maxUploadRetryTime = 2000;
  return {
    get: firestore.get,
    ask: firestore.query,
    countOf: firestore.count,
    sumOf: firestore.sum,
    list: (path, ...constraints) => getDocs(query(collection(db, path), ...constraints)),
    skip: (asked, offset, size) => skip(project, token, asked, offset, size),
    count: (path, ...constraints) => getCount(query(collection(db, path), ...constraints)),
    group: (id, ...constraints) => getDocs(query(collectionGroup(db, id), ...constraints)),
    commit: firestore.commit,
    // An address, because ref() tidies the path; this is how it is sent.
    upload: (path, bytes, metadata) =>
      uploadBytes(ref(storage, `gs://${project}.appspot.com/${path}`), new Uint8Array(bytes), metadata),
    describe: (path, metadata) => updateMetadata(ref(storage, path), metadata),
    download: (path) => getMetadata(ref(storage, path)),
    files: (path) => listAll(ref(storage, path)),
    remove: (path) => deleteObject(ref(storage, path)),
  };
}
