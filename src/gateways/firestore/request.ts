import { AppError, type ErrorCode, isErrorCode } from '#domain/shared/errors.ts';
import { withTimeout } from '../with-timeout.ts';
import { isObject, type Json } from './value.ts';

/** The service that receives the requests, and how they are authorised. */
export interface Connection {
  /** `https://firestore.googleapis.com`, or the address of an emulator. */
  origin: string;
  projectId: string;
  /**
   * The headers that authorise a request; none for a guest.
   * @param isRefused the service has just refused the current token, so a new one is needed.
   */
  headers(isRefused: boolean): Promise<Readonly<Record<string, string>>>;
}

export type Method = 'batchGet' | 'runQuery' | 'runAggregationQuery' | 'commit';

export interface RequestOptions {
  /** The request continues after its page was closed. */
  keepalive?: boolean;
}

/** The prefix of the names of all documents. */
export const rootOf = ({ projectId }: Connection): string =>
  `projects/${projectId}/databases/(default)/documents`;

/**
 * Sends a request; `parent` is the path of the document whose collection is asked for. If Firestore refuses the token, it is sent once more with a new token.
 * @returns the JSON of the response. @throws AppError
 */
export async function request(
  connection: Connection,
  method: Method,
  body: Json,
  { parent = '', ...options }: RequestOptions & { parent?: string } = {},
): Promise<unknown> {
  const ask = async (isRefused: boolean): Promise<Response> => {
    const headers = await connection.headers(isRefused);
    return fetch(`${connection.origin}/v1/${rootOf(connection)}${parent && `/${parent}`}:${method}`, {
      // Caches don't store a POST. The body is sent as text/plain, as the SDK does, so a guest's request needs no
      // preflight.
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

/** For responses of proxies, which have no Firestore error in their body. */
const codesOfStatus: Record<number, ErrorCode> = {
  401: 'firestore/unauthenticated',
  403: 'firestore/permission-denied',
  404: 'firestore/not-found',
  409: 'firestore/aborted',
  429: 'firestore/resource-exhausted',
  504: 'firestore/deadline-exceeded',
};

/**
 * An error response: `{error: {status: 'PERMISSION_DENIED', message}}`, inside a list for methods that return lists.
 */
function refusal(httpStatus: number, said: unknown): AppError {
  const [first] = Array.isArray(said) ? said : [said];
  const { status, message } = isObject(first) && isObject(first.error) ? first.error : {};
  const code = `firestore/${String(status).toLowerCase().replaceAll('_', '-')}`;
  const cause = new Error(`${httpStatus} ${String(message ?? '')}`);
  if (isErrorCode(code)) return new AppError(code, cause);
  const other = httpStatus >= 500 ? 'firestore/unavailable' : 'unknown';
  return new AppError(codesOfStatus[httpStatus] ?? other, cause);
}
