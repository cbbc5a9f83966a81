import { initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  getCount,
  getDocs,
  getFirestore,
  type QueryConstraint,
  query,
  setLogLevel,
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
import { getAll } from '#gateways/firestore/get-all.ts';
import { request, rootOf } from '#gateways/firestore/request.ts';
import { structuredQuery } from '#gateways/firestore/structured-query.ts';
import type { Operation, Query } from '#gateways/operation.ts';
import { connectionOf, firestoreOf } from './firestore.ts';
import { hosts } from './owner.ts';
import type { Token } from './people.ts';

// The SDK logs every denial, and most cases expect one.
setLogLevel('silent');

/**
 * One person's browser: what the pages do with Firestore and Storage, by the same code. Questions that no page asks go through
 * the SDK.
 */
export interface Client {
  get(path: string): Promise<unknown>;
  getAll(paths: readonly string[]): Promise<unknown>;
  ask(query: Query, size: number): Promise<unknown>;
  countOf(query: Query, most: number): Promise<unknown>;
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

function address(host: string): [string, number] {
  const { hostname, port } = new URL(`http://${host}`);
  return [hostname, Number(port)];
}

/** Signs a person in (`null`: a guest) without a request to Auth. */
export function connect(project: string, token: Token | null): Client {
  const options = token
    ? {
        mockUserToken: {
          sub: token.uid,
          ...(token.email && { email: token.email }),
          ...(token.email_verified !== undefined && { email_verified: token.email_verified }),
        },
      }
    : {};
  const app = initializeApp(
    { projectId: project, apiKey: 'demo', storageBucket: `${project}.appspot.com` },
    `${project}-${token?.uid ?? 'guest'}`,
  );
  const firestore = firestoreOf(project, token);
  const db = getFirestore(app);
  const storage = getStorage(app);
  connectFirestoreEmulator(db, ...address(hosts().firestore), options);
  connectStorageEmulator(storage, ...address(hosts().storage), options);
  storage.maxUploadRetryTime = 2000;
  return {
    get: firestore.get,
    getAll: (paths) => getAll(connectionOf(project, token), paths),
    ask: firestore.query,
    countOf: firestore.count,
    list: (path, ...constraints) => getDocs(query(collection(db, path), ...constraints)),
    skip: (asked, offset, size) => {
      const connection = connectionOf(project, token);
      const query = structuredQuery(asked, rootOf(connection), size);
      return request(connection, 'runQuery', { structuredQuery: { ...query, offset } });
    },
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
