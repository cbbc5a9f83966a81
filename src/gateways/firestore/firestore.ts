import { AppError, codeOf } from '#domain/shared/errors.ts';
import type { Merge, Operation, Query, Update } from '../operation.ts';
import { documentIn, type Seen, type StoredDocument } from './document.ts';
import { type Connection, type RequestOptions, request, rootOf } from './request.ts';
import { parentOf, structuredQuery } from './structured-query.ts';
import { decode, isObject, type Json } from './value.ts';
import { writeOf } from './write.ts';

/**
 * A client of Cloud Firestore's REST interface, https://firebase.google.com/docs/firestore/reference/rest. It has only
 * the methods that the gateways use, and neither a cache nor listeners (docs/decisions/018-firestore-by-rest.md). Paths
 * are those of collections and documents: `users/uid`. Every method throws AppError.
 */
export interface Firestore {
  /** Reads a document; `null` if it does not exist. */
  get(path: string): Promise<StoredDocument | null>;
  /** Reads at most `size` documents of a query, starting after the document `after`. */
  query(query: Query, size: number, after?: StoredDocument): Promise<StoredDocument[]>;
  /** Counts the documents of a query, up to `most`. Costs one read, whatever the number. */
  count(query: Query, most: number): Promise<number>;
  /** Performs all operations, or none. Fails with `permission-denied` if a rule refuses one of them. */
  commit(operations: readonly Operation[], options?: RequestOptions): Promise<void>;
  /**
   * Reads a document and changes exactly that version. If another write came in between, both are repeated, up to five
   * attempts.
   * @param change returns the change for the version that was read, or `null` to write nothing. A merge creates a missing
   * document.
   * @param known the document as the page knows it already, `null` if there was none. Then it is only read if another write
   * came since.
   * @returns the new version, or `null` if nothing was written.
   */
  updateSeen(
    path: string,
    change: (seen: Seen | null) => Update | Merge | null,
    known?: Seen | null,
  ): Promise<string | null>;
}

export function openFirestore(connection: Connection): Firestore {
  const root = rootOf(connection);
  const commit = (operations: readonly Operation[], options?: RequestOptions): Promise<unknown> => {
    const writes = operations.map((operation) => writeOf(operation, `${root}/${operation.path}`));
    return request(connection, 'commit', { writes }, options);
  };

  const firestore: Firestore = {
    async get(path) {
      const [answer] = answersIn(await request(connection, 'batchGet', { documents: [`${root}/${path}`] }));
      if (answer?.found !== undefined) return read(() => documentIn(answer.found));
      if (answer?.missing !== undefined) return null;
      throw unreadable(answer);
    },

    async query(query, size, after) {
      const body = { structuredQuery: structuredQuery(query, root, size, after) };
      const answers = answersIn(await request(connection, 'runQuery', body, { parent: parentOf(query) }));
      // An entry without a document contains only the time of the read.
      return read(() =>
        answers.flatMap(({ document }) => (document === undefined ? [] : [documentIn(document)])),
      );
    },

    async count(query, most) {
      const body = {
        structuredAggregationQuery: {
          structuredQuery: structuredQuery(query, root, most),
          aggregations: [{ alias: 'count', count: {} }],
        },
      };
      const [answer] = answersIn(
        await request(connection, 'runAggregationQuery', body, { parent: parentOf(query) }),
      );
      const fields = isObject(answer?.result) ? answer.result.aggregateFields : undefined;
      const count = read(() => decode(isObject(fields) ? fields.count : undefined));
      if (typeof count !== 'number') throw unreadable(answer);
      return count;
    },

    async commit(operations, options) {
      await commit(operations, options);
    },

    async updateSeen(path, change, known) {
      for (let attempt = 1, seen = known; ; attempt += 1) {
        if (seen === undefined) seen = await firestore.get(path);
        const update = change(seen);
        if (!update) return null;
        try {
          return versionIn(await commit([{ ...update, over: seen?.updateTime ?? null }]));
        } catch (error) {
          if (attempt === mostAttempts || !isOutrun(error)) throw error;
          seen = undefined;
        }
      }
    },
  };
  return firestore;
}

const mostAttempts = 5;

/** Another write came first or is in progress. */
const isOutrun = (error: unknown): boolean =>
  /^firestore\/(aborted|failed-precondition|already-exists)$/.test(codeOf(error));

/** The version that the only write of a commit has made. */
function versionIn(answer: unknown): string {
  const [{ updateTime } = {}] = answersIn(isObject(answer) ? answer.writeResults : null);
  if (typeof updateTime !== 'string') throw unreadable(answer);
  return updateTime;
}

const unreadable = (answer: unknown): AppError =>
  new AppError(
    'firestore/unavailable',
    new TypeError(`not an answer of Firestore: ${JSON.stringify(answer)}`),
  );

/** The entries of a response that is a list. */
function answersIn(answer: unknown): Json[] {
  if (Array.isArray(answer) && answer.every(isObject)) return answer;
  throw unreadable(answer);
}

function read<Result>(decoded: () => Result): Result {
  try {
    return decoded();
  } catch (error) {
    throw new AppError('firestore/unavailable', error);
  }
}
