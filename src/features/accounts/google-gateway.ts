import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth';
import * as v from 'valibot';
import { auth } from '#core/cloud/auth.ts';
import { AppError } from '#core/cloud/errors.ts';
import { toAppError } from '#core/cloud/with-timeout.ts';
import { type Account, accountOf, self } from '#core/session/accounts-gateway.ts';

const Profile = v.object({
  given_name: v.optional(v.string(), ''),
  family_name: v.optional(v.string(), ''),
});

export interface GoogleAccount {
  account: Account;
  names: { name: string; surname: string };
}

/** Asks each time which account it is: a computer of a school has several. */
function provider(): GoogleAuthProvider {
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return google;
}

/** Closed, refused at Google, or left for another pop-up of this page. */
const closed = ['auth/popup-closed-by-user', 'auth/user-cancelled', 'auth/cancelled-popup-request'];

/** Nothing here ends after a time: the pop-up waits for the visitor. A script of Google's that can't be loaded is an internal error of the SDK. */
async function popUp<Answer>(open: () => Promise<Answer>): Promise<Answer> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'auth/internal-error') throw new AppError('auth/network-request-failed', error);
    throw closed.includes(code) ? new AppError('auth/popup-closed-by-user', error) : toAppError(error);
  }
}

/** Google's pop-up (USER-7). Every method throws AppError. Loaded by sign-in-parts.ts alone. */
export const google = {
  /** The service joins a Google account to the one with its e-mail, and takes away a password whose owner had never verified it. */
  async signIn(): Promise<GoogleAccount> {
    const answer = await popUp(() => signInWithPopup(auth(), provider(), browserPopupRedirectResolver));
    const known = v.safeParse(Profile, getAdditionalUserInfo(answer)?.profile ?? {});
    const { given_name: name, family_name: surname } = known.success ? known.output : v.getDefaults(Profile);
    return { account: accountOf(answer.user), names: { name: name ?? '', surname: surname ?? '' } };
  },

  /** Proves that it is the user who sits here. @throws AppError `auth/user-mismatch` for another Google account. */
  async prove(uid: string): Promise<void> {
    const user = await self(uid);
    await popUp(() => reauthenticateWithPopup(user, provider(), browserPopupRedirectResolver));
  },
};
