import { createSign } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#core/cloud/errors.ts';

// The sign-in to Google of builds and scheduled commands, where one is configured (docs/deploy.md). Nothing of a page may
// import this file.

/** Only Firestore, even if the account may do more. */
const onlyFirestore = 'https://www.googleapis.com/auth/datastore';
/** Seconds that a token is asked for. A build is shorter. */
const lifetime = 3600;

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** Exchanges a signed statement for a token: https://developers.google.com/identity/protocols/oauth2/service-account */
export async function accessTokenOf(
  { client_email, private_key, token_uri }: ServiceAccount,
  scope = onlyFirestore,
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: client_email, scope, aud: token_uri, iat: now, exp: now + lifetime };
  const statement = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = createSign('RSA-SHA256').update(statement).sign(private_key, 'base64url');
  const answer = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${statement}.${signature}`,
    }),
  }).catch((error: unknown) => {
    throw new AppError('firestore/unavailable', error);
  });
  if (!answer.ok)
    throw new AppError(
      // Another attempt helps only when the fault is not the account's.
      answer.status < 500 ? 'firestore/unauthenticated' : 'firestore/unavailable',
      new Error(`${token_uri} answered ${answer.status} to the service account.`),
    );
  return v.parse(ServiceToken, await answer.json()).access_token;
}

/** @param key the account's JSON key. @throws Error without the key's text if it can't be read. */
export function serviceAccountIn(key: string): ServiceAccount {
  let parsed: unknown;
  try {
    parsed = JSON.parse(key);
  } catch {
    // The parser's own message would print the beginning of the key into the log.
  }
  const account = v.safeParse(ServiceAccount, parsed);
  if (!account.success) throw new Error('FIREBASE_SERVICE_ACCOUNT is not the JSON key of a service account.');
  return account.output;
}

let account: ServiceAccount | undefined;
let token: Promise<string> | undefined;

/**
 * The token that authorises requests to Firestore; `null` without a service account: they are a guest's.
 * @param isRefused the service has just refused the token, so a new one is needed.
 */
export async function ownToken(isRefused: boolean): Promise<string | null> {
  if (!account) return null;
  if (isRefused || !token) token = accessTokenOf(account);
  // A sign-in that failed is tried again by the next request.
  token.catch(() => {
    token = undefined;
  });
  return token;
}

/**
 * Sends all further requests to Firestore in the name of a service account. The rules don't apply to it.
 * @param key the account's JSON key. @throws Error without the key's text if it can't be read.
 */
export function readAsServiceAccount(key: string): void {
  account = serviceAccountIn(key);
}

/** The fields of a service account's JSON key that a sign-in needs (core/build/service-account.ts). */
export const ServiceAccount = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});
export type ServiceAccount = v.InferOutput<typeof ServiceAccount>;

/** Google's answer to the sign-in. */
export const ServiceToken = v.object({ access_token: v.string() });
