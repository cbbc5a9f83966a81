import { type AuthErrorMap, debugErrorMap } from 'firebase/auth';
import { describe, expect, test } from 'vitest';
import { type ErrorCode, isErrorCode } from '#domain/shared/errors.ts';
import { errors } from '#messages/shared/errors.ts';

/** Every code that the SDK knows, in its own list. */
const known = Object.keys((debugErrorMap as AuthErrorMap & (() => Record<string, string>))()).map(
  (code) => `auth/${code}`,
);

/** Codes that this site can't meet, by what would have to be there first. They would show the general text. */
const impossible: Record<string, string[]> = {
  'another way to sign in than e-mail and password: pop-up, redirect, provider, token, anonymous': [
    'account-exists-with-different-credential',
    'admin-restricted-operation',
    'auth-domain-config-required',
    'cancelled-popup-request',
    'credential-already-in-use',
    'custom-token-mismatch',
    'invalid-auth-event',
    'invalid-custom-token',
    'invalid-oauth-client-id',
    'invalid-oauth-provider',
    'invalid-provider-id',
    'missing-iframe-start',
    'missing-or-invalid-nonce',
    'no-auth-event',
    'no-such-provider',
    'operation-not-supported-in-this-environment',
    'popup-blocked',
    'popup-closed-by-user',
    'provider-already-linked',
    'redirect-cancelled-by-user',
    'redirect-operation-pending',
    'rejected-credential',
    'unauthorized-domain',
    'user-cancelled',
  ],
  'sign-in by phone, or a second factor': [
    'code-expired',
    'invalid-app-credential',
    'invalid-multi-factor-session',
    'invalid-phone-number',
    'invalid-verification-code',
    'invalid-verification-id',
    'maximum-second-factor-count-exceeded',
    'missing-app-credential',
    'missing-multi-factor-info',
    'missing-multi-factor-session',
    'missing-phone-number',
    'missing-verification-code',
    'missing-verification-id',
    'multi-factor-auth-required',
    'multi-factor-info-not-found',
    'second-factor-already-in-use',
    'unsupported-first-factor',
    'unverified-email',
  ],
  'an app of a phone instead of a browser': [
    'app-not-installed',
    'cordova-not-ready',
    'dynamic-link-not-activated',
    'invalid-app-id',
    'invalid-cert-hash',
    'invalid-cordova-configuration',
    'invalid-dynamic-link-domain',
    'missing-android-pkg-name',
    'missing-ios-bundle-id',
  ],
  'an address to continue at in a letter, or an own domain for its links: this site sends neither': [
    'invalid-continue-uri',
    'invalid-hosting-link-domain',
    'missing-continue-uri',
    'unauthorized-continue-uri',
  ],
  'tenants of Identity Platform, functions that block a sign-in': [
    'invalid-tenant-id',
    'login-blocked',
    'tenant-id-mismatch',
    'unsupported-tenant-operation',
  ],
  'reCAPTCHA, which docs/deploy.md leaves off': [
    'captcha-check-failed',
    'invalid-recaptcha-action',
    'invalid-recaptcha-token',
    'invalid-recaptcha-version',
    'invalid-req-type',
    'missing-client-type',
    'missing-recaptcha-token',
    'missing-recaptcha-version',
    'recaptcha-not-enabled',
  ],
  'a mistake in gateways, which the tests would meet': [
    'already-initialized',
    'app-deleted',
    'argument-error',
    'cors-unsupported',
    'dependent-sdk-initialized-before-auth',
    'email-change-needs-verification',
    'emulator-config-failed',
    'invalid-emulator-scheme',
    'invalid-persistence-type',
    'missing-password',
    'null-user',
    'unsupported-password-policy-schema-version',
    'unsupported-persistence-type',
    'user-mismatch',
    'user-signed-out',
  ],
  'a project that is set up wrong: its key, or the letters of its console': [
    'app-not-authorized',
    'invalid-api-key',
    'invalid-message-payload',
    'invalid-recipient-email',
    'invalid-sender',
  ],
  'storage that the SDK can do without here: it then keeps the session in memory': [
    'web-storage-unsupported',
  ],
  'an answer that the service does not explain': ['internal-error'],
};
const excused = Object.values(impossible)
  .flat()
  .map((code) => `auth/${code}`);

describe('[USER-5] [SIGNIN-2] [SIGNUP-4] every code of the Auth SDK', () => {
  test('has a text, or is named here with the reason why it can not come', () => {
    expect(known.length).toBeGreaterThan(100);
    expect(known.filter((code) => !isErrorCode(code) && !excused.includes(code))).toEqual([]);
  });

  test('is named once, and only while the SDK has it', () => {
    expect(excused.filter((code) => !known.includes(code) || isErrorCode(code))).toEqual([]);
    expect(new Set(excused).size).toBe(excused.length);
  });

  test('that has a text here is one of the SDK', () => {
    const ours = (Object.keys(errors) as ErrorCode[]).filter((code) => code.startsWith('auth/'));
    expect(ours.filter((code) => !known.includes(code))).toEqual([]);
  });
});
