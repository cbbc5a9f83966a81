import { AppError, type ErrorCode, isErrorCode } from '#domain/shared/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import { isObject, type Json } from './value.ts';

/** Whom requests go to, and in whose name. */
export interface Connection {
  /** `https://firestore.googleapis.com`, or an emulator's. */
  origin: string;
  projectId: string;
  /**
   * The headers that say who asks; none for a guest.
   * @param isRefused a moment ago the service has taken them for nobody's: they must be new.
   */
  headers(isRefused: boolean): Promise<Readonly<Record<string, string>>>;
}

export type Method = 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit';

export interface RequestOptions {
  /** The request outlives its page. */
  keepalive?: boolean;
}

/** The name of all documents together, which those of documents begin with. */
export const rootOf = ({ projectId }: Connection): string =>
  `projects/${projectId}/databases/(default)/documents`;

/**
 * Asks Firestore. A token that it takes for nobody's is renewed once.
 * @returns the JSON of its answer. @throws AppError
 */
export async function request(
  connection: Connection,
  method: Method,
  body: Json,
  options: RequestOptions = {},
): Promise<unknown> {
  const ask = async (isRefused: boolean): Promise<Response> => {
    const headers = await connection.headers(isRefused);
    return fetch(`${connection.origin}/v1/${rootOf(connection)}:${method}`, {
      // A POST, which no cache keeps. Its body is sent as text/plain, as the SDK does: a guest's needs no preflight then.
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'omit',
      headers,
      ...options,
    }).catch((error: unknown) => {
      throw new AppError('firestore/unavailable', error);
    });
  };
  return withTimeout(
    (async () => {
      let answer = await ask(false);
      if (answer.status === 401) answer = await ask(true);
      const said: unknown = await answer.json().catch(() => undefined);
      if (!answer.ok) throw refusal(answer.status, said);
      if (!isObject(said))
        throw new AppError('firestore/unavailable', new TypeError('no answer of Firestore'));
      return said;
    })(),
  );
}

/** For answers of whatever stands before the service, which say no more. */
const codesOfStatus: Record<number, ErrorCode> = {
  401: 'firestore/unauthenticated',
  403: 'firestore/permission-denied',
  404: 'firestore/not-found',
  409: 'firestore/aborted',
  429: 'firestore/resource-exhausted',
  504: 'firestore/deadline-exceeded',
};

/** An answer that is an error: `{error: {status: 'PERMISSION_DENIED', message}}`, in a list where answers are lists. */
function refusal(httpStatus: number, said: unknown): AppError {
  const [first] = Array.isArray(said) ? said : [said];
  const { status, message } = isObject(first) && isObject(first.error) ? first.error : {};
  const code = `firestore/${String(status).toLowerCase().replaceAll('_', '-')}`;
  const cause = new Error(`${httpStatus} ${String(message ?? '')}`);
  if (isErrorCode(code)) return new AppError(code, cause);
  const other = httpStatus >= 500 ? 'firestore/unavailable' : 'unknown';
  return new AppError(codesOfStatus[httpStatus] ?? other, cause);
}
