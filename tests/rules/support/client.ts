import { initializeApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  doc,
  getCount,
  getDoc,
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
import type { Operation } from '#gateways/firebase/batches/operation.ts';
import { commit } from '#gateways/firebase/commit.ts';
import { hosts } from './owner.ts';
import type { Token } from './people.ts';

// The SDK logs every denial, and most cases expect one.
setLogLevel('silent');

/** The browser of one person: uses Firestore and Storage as the pages do, with the same SDK and the same `commit`. */
export interface Client {
  get(path: string): Promise<unknown>;
  list(path: string, ...constraints: QueryConstraint[]): Promise<unknown>;
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
  const db = getFirestore(app);
  const storage = getStorage(app);
  connectFirestoreEmulator(db, ...address(hosts().firestore), options);
  connectStorageEmulator(storage, ...address(hosts().storage), options);
  storage.maxUploadRetryTime = 2000;
  return {
    get: (path) => getDoc(doc(db, path)),
    list: (path, ...constraints) => getDocs(query(collection(db, path), ...constraints)),
    count: (path, ...constraints) => getCount(query(collection(db, path), ...constraints)),
    group: (id, ...constraints) => getDocs(query(collectionGroup(db, id), ...constraints)),
    commit: (operations) => commit(db, operations),
    // A full address, because ref() normalises a path and the rules must see it unchanged.
    upload: (path, bytes, metadata) =>
      uploadBytes(ref(storage, `gs://${project}.appspot.com/${path}`), new Uint8Array(bytes), metadata),
    describe: (path, metadata) => updateMetadata(ref(storage, path), metadata),
    download: (path) => getMetadata(ref(storage, path)),
    files: (path) => listAll(ref(storage, path)),
    remove: (path) => deleteObject(ref(storage, path)),
  };
}
