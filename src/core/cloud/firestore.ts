import {
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  documentId,
  type Firestore,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  runTransaction,
  setLogLevel,
  startAfter,
  sum,
  type Transaction,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { isErrorCode } from './error-texts.ts';
import { AppError, codeOf, type ErrorCode } from './errors.ts';
import type { Fields, Merge, Operation, Query, Update } from './operation.ts';
import { withTimeout } from './with-timeout.ts';

// Queries and batches are data (operation.ts); here they become calls of the SDK.

// The SDK would print whole documents.
setLogLevel('silent');

export interface StoredDocument {
  id: string;
  path: string;
  data: Fields;
  cursor: DocumentSnapshot;
}

const documentIn = (snapshot: DocumentSnapshot): StoredDocument | null => {
  const data: Fields | undefined = snapshot.data();
  return data ? { id: snapshot.id, path: snapshot.ref.path, data, cursor: snapshot } : null;
};

/** So that a write can ask for what was read: the SDK does not tell the time of the last write. */
export const versionOf = ({ data }: Pick<StoredDocument, 'data'>): string =>
  JSON.stringify(Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Codes of the SDK without a text of ours: no network, or an answer that is not Firestore's. */
const unreachable: readonly unknown[] = ['unknown', 'internal', 'cancelled', 'data-loss'];

function toAppError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const own = `firestore/${code}`;
  if (unreachable.includes(code)) return new AppError('firestore/unavailable', error);
  return isErrorCode(own) ? new AppError(own, error) : error;
}

/** A transaction that has nothing to write would send another request. */
const nothing = Symbol('nothing to write');

const refusedToken: ErrorCode = 'firestore/unauthenticated';

/** `firebase/firestore/lite`: no cache, no listeners. `ready` is waited for before each request. Every method throws AppError. */
export function openFirestore(db: Firestore, ready?: Promise<unknown>) {
  /** The SDK takes a new token after one was refused, so the request is sent once more. */
  const request = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const attempt = async () => {
      await ready;
      return ask().catch((error: unknown) => {
        throw toAppError(error);
      });
    };
    return withTimeout(
      attempt().catch((error: unknown) => {
        if (codeOf(error) !== refusedToken) throw error;
        return attempt();
      }),
    );
  };
  const at = (path: string): DocumentReference => doc(db, path);
  const asked = (it: Query, size: number, after?: StoredDocument) => {
    const cursor = after ? [startAfter(after.cursor)] : [];
    return query(collection(db, it.collection), ...constraintsOf(it), ...cursor, limit(size));
  };

  const addAll = <To extends Writer>(to: To, operations: readonly Operation[]): To => {
    for (const operation of operations) add(to, at(operation.path), operation);
    return to;
  };
  /** A read that fails is no conflict: the SDK must not repeat it. */
  const read = (transaction: Transaction, path: string): Promise<StoredDocument | null> =>
    transaction.get(at(path)).then(documentIn, (error: unknown) => {
      throw toAppError(error);
    });

  return {
    get: (path: string): Promise<StoredDocument | null> =>
      request(async () => documentIn(await getDoc(at(path)))),

    query: (it: Query, size: number, after?: StoredDocument): Promise<StoredDocument[]> =>
      request(async () => {
        const { docs } = await getDocs(asked(it, size, after));
        return docs.flatMap((one) => documentIn(one) ?? []);
      }),

    /** Costs one read, whatever the number. */
    count: (it: Query, most: number): Promise<number> =>
      request(async () => (await getCount(asked(it, most))).data().count),

    /** Costs one read for each 1,000. Not in one request with a count, which would leave out documents without the field. */
    sum: (it: Query & { sum: string }, most: number): Promise<number> =>
      request(async () => (await getAggregate(asked(it, most), { total: sum(it.sum) })).data().total),

    /** All operations or none. `over`: the version of the first operation's document; another one is `failed-precondition`. */
    commit: (operations: readonly Operation[], over?: string): Promise<void> =>
      request(async () => {
        const [about] = operations;
        if (!about || over === undefined) return addAll(writeBatch(db), operations).commit();
        await runTransaction(db, async (transaction) => {
          const now = await read(transaction, about.path);
          if (!now || versionOf(now) !== over) throw new AppError('firestore/failed-precondition');
          addAll(transaction, operations);
        });
      }),

    /** Changes exactly the version that was read, in up to five attempts; `null` writes nothing. @returns whether something was written. */
    updateSeen: (
      path: string,
      change: (seen: StoredDocument | null) => Update | Merge | null,
    ): Promise<boolean> =>
      request(async () => {
        try {
          await runTransaction(db, async (transaction) => {
            const operation = change(await read(transaction, path));
            if (!operation) throw nothing;
            addAll(transaction, [operation]);
          });
          return true;
        } catch (error) {
          if (error === nothing) return false;
          throw error;
        }
      }),
  };
}

export type FirestoreClient = ReturnType<typeof openFirestore>;

interface Writer {
  delete(document: DocumentReference): unknown;
  update(document: DocumentReference, data: Fields): unknown;
  set(document: DocumentReference, data: Fields, options: { merge: boolean }): unknown;
}

/** Sorts after every text with this prefix. */
const behind = (prefix: string): string => `${prefix}\u{10ffff}`;

function constraintsOf({ where: filters, orderBy: order, prefix }: Query): QueryConstraint[] {
  const [sorted, direction] = order ?? [];
  return [
    ...filters.map(([field, operator, value]) =>
      where(field === '__name__' ? documentId() : field, operator, value),
    ),
    ...(sorted && prefix ? [where(sorted, '>=', prefix), where(sorted, '<', behind(prefix))] : []),
    ...(sorted ? [orderBy(sorted, direction)] : []),
  ];
}

function add(to: Writer, document: DocumentReference, operation: Operation): void {
  if (operation.kind === 'delete') to.delete(document);
  else if (operation.kind === 'update') to.update(document, operation.data);
  else to.set(document, operation.data, { merge: operation.kind === 'merge' });
}
