// An authenticator app, and the answers about it that the Auth emulator does not give: it knows second factors by SMS alone. Each request
// is the documented one of the service; behind it the emulator keeps a telephone number instead of the secret, asks for it at sign-in and
// writes the claim into the token, so sessions, refusals and the rules are its own.
import { createHmac } from 'node:crypto';
import type { BrowserContext, Route } from '@playwright/test';
import { stack } from './site.ts';

/** https://cloud.google.com/identity-platform/docs/reference/rest/v2/accounts.mfaEnrollment, accounts.mfaSignIn */
interface Asked {
  idToken?: string;
  mfaPendingCredential?: string;
  mfaEnrollmentId?: string;
  totpVerificationInfo?: { verificationCode: string };
}

/** RFC 6238: six digits of HMAC-SHA-1, new every half minute. */
export function codeOf(secret: string, time = Date.now()): string {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from(
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [],
  );
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac('sha1', key).update(count).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const phone = '+994501112233';

const emulator = async (path: string, body?: object) => {
  const answer = await fetch(`http://${stack.auth}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
};
const service = (method: string, body: object) =>
  emulator(`identitytoolkit.googleapis.com/v2/accounts/${method}?key=demo-key`, body);

/** What the emulator would have sent by SMS. */
async function smsOf(session: { sessionInfo: string }): Promise<{ sessionInfo: string; code: string }> {
  const { verificationCodes } = (await emulator(
    `emulator/v1/projects/${stack.projectId}/verificationCodes`,
  )) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  const sent = verificationCodes.find(({ sessionInfo }) => sessionInfo === session.sessionInfo);
  if (!sent) throw new Error('the emulator has sent no SMS');
  return { sessionInfo: sent.sessionInfo, code: sent.code };
}

const answer = (route: Route, json: object, status = 200) =>
  route.fulfill({ status, json, headers: { 'access-control-allow-origin': '*' } });

/** Plays the app's side of the service for the pages of this context. */
export async function playAuthenticator(context: BrowserContext): Promise<void> {
  const isRight = ({ totpVerificationInfo }: Asked) =>
    [-1, 0, 1].some(
      (step) => codeOf(secret, Date.now() + step * 30_000) === totpVerificationInfo?.verificationCode,
    );
  const wrong = { error: { code: 400, message: 'INVALID_CODE' } };
  let session = { sessionInfo: '' };

  await context.route('**/v2/accounts/mfaEnrollment:start**', async (route) => {
    const { idToken }: Asked = route.request().postDataJSON();
    const started = await service('mfaEnrollment:start', {
      idToken,
      phoneEnrollmentInfo: { phoneNumber: phone },
    });
    if (started.error) return answer(route, started, 400);
    session = started.phoneSessionInfo;
    return answer(route, {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: 6,
        hashingAlgorithm: 'SHA1',
        periodSec: 30,
        sessionInfo: session.sessionInfo,
        finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
      },
    });
  });
  await context.route('**/v2/accounts/mfaEnrollment:finalize**', async (route) => {
    const asked: Asked = route.request().postDataJSON();
    if (!isRight(asked)) return answer(route, wrong, 400);
    const { idToken } = asked;
    const phoneVerificationInfo = await smsOf(session);
    return answer(route, await service('mfaEnrollment:finalize', { idToken, phoneVerificationInfo }));
  });
  await context.route('**/v2/accounts/mfaSignIn:finalize**', async (route) => {
    const asked: Asked = route.request().postDataJSON();
    if (!isRight(asked)) return answer(route, wrong, 400);
    const { mfaPendingCredential, mfaEnrollmentId } = asked;
    const started = await service('mfaSignIn:start', {
      mfaPendingCredential,
      mfaEnrollmentId,
      phoneSignInInfo: {},
    });
    const phoneVerificationInfo = await smsOf(started.phoneResponseInfo);
    return answer(
      route,
      await service('mfaSignIn:finalize', { mfaPendingCredential, phoneVerificationInfo }),
    );
  });
  // Where the emulator names the telephone, the service would name the app.
  await context.route(/\/v1\/accounts:(signInWithPassword|signInWithIdp|lookup)/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(/"phoneInfo":\s*"[^"]*"/g, '"totpInfo":{}');
    return route.fulfill({ response, body: text });
  });
}

export { secret as authenticatorSecret };
