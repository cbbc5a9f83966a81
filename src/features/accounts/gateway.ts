import {
  ActionCodeOperation,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { auth } from '#core/cloud/auth.ts';
import { AppError } from '#core/cloud/errors.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';
import { self } from '#core/session/accounts-gateway.ts';
import type { EmailAction, EmailActionKind } from '#core/session/email.ts';

/** Changes of the account that ask for its password (USER-5, USER-6). Every method throws AppError. */
export const accountChanges = {
  /** Proves that it is the user who sits here. @throws AppError `auth/invalid-credential` for a wrong password. */
  async prove(uid: string, password: string): Promise<void> {
    const user = await self(uid);
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await withTimeout(reauthenticateWithCredential(user, credential));
  },

  /** Sets a new password. The service ends the sessions of other devices. */
  setPassword: async (uid: string, password: string): Promise<void> =>
    withTimeout(updatePassword(await self(uid), password)),
  /** Sends a letter to the new e-mail. The account keeps the old one until the letter's link is followed. */
  sendEmailChange: async (uid: string, email: string): Promise<void> =>
    withTimeout(verifyBeforeUpdateEmail(await self(uid), email)),
};

const kinds: Record<string, EmailActionKind> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.PASSWORD_RESET]: 'reset',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
};

/** The links in the letters of the Auth service (docs/letters.md). Every method throws AppError. */
export const emailActions = {
  async read(code: string): Promise<EmailAction> {
    const { operation, data } = await withTimeout(checkActionCode(auth(), code));
    const kind = kinds[operation];
    // Links to sign in, and those of a second factor, are not used on this site.
    if (!kind || !data.email) throw new AppError('auth/invalid-action-code');
    return { kind, email: data.email };
  },

  apply: (code: string): Promise<void> => withTimeout(applyActionCode(auth(), code)),
  setPassword: (code: string, password: string): Promise<void> =>
    withTimeout(confirmPasswordReset(auth(), code, password)),
};
