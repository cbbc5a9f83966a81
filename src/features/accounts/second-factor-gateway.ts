import {
  type User as AuthUser,
  getMultiFactorResolver,
  type MultiFactorError,
  multiFactor,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { auth } from '#core/cloud/auth.ts';
import { AppError } from '#core/cloud/errors.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import { type Account, accountOf, self } from '#core/session/accounts-gateway.ts';

export interface NewFactor {
  secret: string; // in base 32, to be typed
  address: string; // what the QR code says to an authenticator app
  /** Sets it up. @throws AppError `auth/invalid-verification-code` for a wrong code. */
  confirm(code: string): Promise<void>;
}

const isAsked = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'auth/multi-factor-auth-required';

/** The rest of a sign-in that takes a code. @throws AppError the same error, where the account has another second factor than an app. */
function rest(error: unknown): (code: string) => Promise<AuthUser> {
  if (!isAsked(error)) throw error;
  const resolver = getMultiFactorResolver(auth(), error.cause as MultiFactorError);
  const app = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (!app) throw error;
  return async (code) => {
    const proof = TotpMultiFactorGenerator.assertionForSignIn(app.uid, code);
    return (await withTimeout(resolver.resolveSignIn(proof))).user;
  };
}

/** The second factor of staff: a code of an authenticator app (USER-8). Every method throws AppError. Loaded by sign-in-parts.ts alone. */
export const secondFactors = {
  /** The code of one moment can be tried once; the next one as well, for some minutes. */
  continued(error: unknown): (code: string) => Promise<Account> {
    const signIn = rest(error);
    return async (code) => accountOf(await signIn(code));
  },

  /** It needs a sign-in of the last minutes and a verified e-mail. @param issuer how the app calls this site. */
  async begin(uid: string, issuer: string): Promise<NewFactor> {
    const factors = multiFactor(await self(uid));
    const session = await withTimeout(factors.getSession());
    const secret = await withTimeout(TotpMultiFactorGenerator.generateSecret(session));
    const name = encodeURIComponent(auth().currentUser?.email ?? uid);
    return {
      secret: secret.secretKey,
      address: secret.generateQrCodeUrl(name, encodeURIComponent(issuer)),
      async confirm(code) {
        const proof = TotpMultiFactorGenerator.assertionForEnrollment(secret, code);
        await withTimeout(factors.enroll(proof));
      },
    };
  },

  /** Whether this session was opened with the second factor; the rules read the same claim. */
  async isProven(uid: string): Promise<boolean> {
    const { signInSecondFactor } = await withTimeout((await self(uid)).getIdTokenResult());
    return signInSecondFactor !== null;
  },
};
