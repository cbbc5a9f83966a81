import { createSign } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#core/cloud/errors.ts';

// The sign-in to Google of builds and commands (docs/deploy.md). No page may import this file.

const onlyFirestore = 'https://www.googleapis.com/auth/datastore';
const lifetime = 3600; // seconds; a build is shorter

const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url');

/** https://developers.google.com/identity/protocols/oauth2/service-account */
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

/** @throws Error without the key's text. */
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

/** `null`: requests are a guest's. `isRefused`: the service has just refused the token. */
export async function ownToken(isRefused: boolean): Promise<string | null> {
  if (!account) return null;
  if (isRefused || !token) token = accessTokenOf(account);
  token.catch(() => {
    token = undefined;
  });
  return token;
}

/** The rules don't apply to a service account. @throws Error without the key's text. */
export function readAsServiceAccount(key: string): void {
  account = serviceAccountIn(key);
}

export const ServiceAccount = v.object({
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.pipe(v.string(), v.url()),
});
export type ServiceAccount = v.InferOutput<typeof ServiceAccount>;

export const ServiceToken = v.object({ access_token: v.string() });
