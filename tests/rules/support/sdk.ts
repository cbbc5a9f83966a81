import { initializeApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  collection,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  orderBy,
  type QueryConstraint,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  startAfter,
  Timestamp,
  type WriteBatch,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { Sentinel } from '#gateways/firestore/sentinels.ts';
import { decode, ExactValue, isMap, isObject } from '#gateways/firestore/value.ts';
import type { Fields, Operation, Query } from '#gateways/operation.ts';
import { hosts } from './owner.ts';

// The same queries and batches through the SDK: what the pages' own Firestore is compared with.

/** The SDK in the owner's name, whom no rule stops. */
export function sdkOf(project: string): Firestore {
  const db = getFirestore(initializeApp({ projectId: project, apiKey: 'demo' }, `sdk-${project}`));
  const { hostname, port } = new URL(`http://${hosts().firestore}`);
  connectFirestoreEmulator(db, hostname, Number(port), { mockUserToken: 'owner' });
  return db;
}

function constraintsOf({ where: filters, orderBy: order, prefix }: Query): QueryConstraint[] {
  const [sorted, direction] = order ?? [];
  return [
    ...filters.map(([field, operator, value]) =>
      where(field === '__name__' ? documentId() : field, operator, value),
    ),
    ...(sorted && prefix ? [where(sorted, '>=', prefix), where(sorted, '<', `${prefix}\u{10ffff}`)] : []),
    ...(sorted ? [orderBy(sorted, direction)] : []),
  ];
}

const asked = (db: Firestore, it: Query) => query(collection(db, it.collection), ...constraintsOf(it));

export const sdkGet = async (db: Firestore, path: string): Promise<unknown> => {
  const document = await getDoc(doc(db, path));
  return document.exists() ? plain(document.data()) : null;
};

/** All of a query's documents, page by page. */
export async function sdkPages(db: Firestore, it: Query, size: number): Promise<unknown[]> {
  const found: QueryDocumentSnapshot[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await getDocs(query(asked(db, it), ...(last ? [startAfter(last)] : []), limit(size)));
    found.push(...page.docs);
    if (page.size < size) return found.map((one) => ({ id: one.id, data: plain(one.data()) }));
  }
}

export const sdkCount = async (db: Firestore, it: Query, most: number): Promise<number> =>
  (await getCount(query(asked(db, it), limit(most)))).data().count;

export async function sdkCommit(db: Firestore, operations: readonly Operation[]): Promise<void> {
  const batch = writeBatch(db);
  for (const operation of operations) add(batch, db, operation);
  await batch.commit();
}

function add(batch: WriteBatch, db: Firestore, operation: Operation): WriteBatch {
  const document = doc(db, operation.path);
  if (operation.kind === 'delete') return batch.delete(document);
  const data = forSdk(operation.data);
  if (operation.kind === 'merge') return batch.set(document, data, { merge: true });
  return operation.kind === 'set' ? batch.set(document, data) : batch.update(document, data);
}

const forSdk = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueForSdk(value)]));

function valueForSdk(value: unknown): unknown {
  if (value instanceof Sentinel) return sentinelForSdk(value);
  if (value instanceof ExactValue) return timestampOf(value);
  return isMap(value) ? forSdk(value) : value;
}

function sentinelForSdk({ transform }: Sentinel): unknown {
  if (transform === null) return deleteField();
  const { appendMissingElements: added, removeAllFromArray: removed, increment: more } = transform;
  if (more) return increment(Number(decode(more)));
  if (added) return arrayUnion(...elementsOf(added));
  return removed ? arrayRemove(...elementsOf(removed)) : serverTimestamp();
}

const elementsOf = (list: unknown): unknown[] =>
  isObject(list) && Array.isArray(list.values) ? list.values.map(decode) : [];

function timestampOf({ json, date }: ExactValue): Timestamp {
  if (!date) throw new Error(`no time: ${JSON.stringify(json)}`);
  const [, fraction = ''] = /\.(\d+)Z/.exec(String(json.timestampValue)) ?? [];
  return new Timestamp(Math.floor(date.getTime() / 1000), Number(fraction.padEnd(9, '0')));
}

/** A document of either side, its times as text to the nanosecond. */
export function plain(value: unknown): unknown {
  if (value instanceof ExactValue) return plain(timestampOf(value));
  if (value instanceof Timestamp) return `${value.seconds}.${String(value.nanoseconds).padStart(9, '0')}`;
  if (Array.isArray(value)) return value.map(plain);
  return isMap(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
    : value;
}
