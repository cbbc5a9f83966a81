import { type AuthErrorMap, debugErrorMap } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, errors, isErrorCode } from './error-texts.ts';

/** Every code that the SDK knows, in its own list. */
const known = Object.keys((debugErrorMap as AuthErrorMap & (() => Record<string, string>))()).map(
  (code) => `auth/${code}`,
);

/** Codes that this site can't meet, by what would have to be there first. They would show the general text. */
const impossible: Record<string, RegExp> = {
  'another way to sign in than e-mail and password or Google in a pop-up: redirect, token, anonymous':
    /redirect|provider|oauth|custom-token|credential-already-in-use|rejected-credential|nonce|admin-restricted|not-supported-in-this/,
  'a pop-up of a project that is set up wrong: its domains':
    /auth-domain|iframe|auth-event|unauthorized-domain/,
  'sign-in by phone, or a second factor that this site does not offer, or not again, or not before the e-mail is verified':
    /phone|missing-multi-factor|multi-factor-info|first-factor|second-factor|missing-verification|verification-id|app-credential|code-expired|unverified-email/,
  'a pop-up that was closed, which features/accounts/google-gateway.ts gives one code':
    /cancelled-popup|user-cancelled/,
  'an app of a phone instead of a browser':
    /app-not-installed|cordova|dynamic-link|app-id|cert-hash|android|ios/,
  'an address to continue at in a letter, or an own domain for its links: this site sends neither':
    /continue-uri|hosting-link/,
  'tenants of Identity Platform, functions that block a sign-in': /tenant|login-blocked/,
  'reCAPTCHA, which docs/deploy.md leaves off': /captcha|client-type|req-type/,
  'a mistake in gateways, which the tests would meet':
    /already-initialized|app-deleted|argument-error|cors|dependent-sdk|needs-verification|emulator|persistence|missing-password|null-user|policy-schema|user-signed-out/,
  'a project that is set up wrong: its key, or the letters of its console':
    /app-not-authorized|api-key|message-payload|recipient|invalid-sender/,
  'storage that the SDK can do without here: it then keeps the session in memory': /web-storage/,
  'an answer that the service does not explain': /internal-error/,
};
const reasonsOf = (code: string) =>
  Object.keys(impossible).filter((reason) => impossible[reason]?.test(code));

describe('[USER-5] [SIGNIN-2] [SIGNUP-4] every code of the Auth SDK', () => {
  const textless = known.filter((code) => !isErrorCode(code));

  test('has a text, or one reason here why it can not come', () => {
    expect(known.length).toBeGreaterThan(100);
    expect(textless.filter((code) => reasonsOf(code).length !== 1)).toEqual([]);
  });

  test('every reason has codes, and none of those that have a text', () => {
    expect(
      Object.keys(impossible).filter((reason) => !textless.some((code) => reasonsOf(code).includes(reason))),
    ).toEqual([]);
    expect(known.filter((code) => isErrorCode(code) && reasonsOf(code).length > 0)).toEqual([]);
  });

  test('that has a text here is one of the SDK', () => {
    const ours = (Object.keys(errors) as ErrorCode[]).filter((code) => code.startsWith('auth/'));
    expect(ours.filter((code) => !known.includes(code))).toEqual([]);
  });
});
