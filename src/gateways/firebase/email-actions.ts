import { ActionCodeOperation, applyActionCode, checkActionCode, confirmPasswordReset } from 'firebase/auth';
import type { EmailActionKind } from '#domain/accounts/email-action.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { EmailActions } from '../email-actions.ts';
import { auth } from './auth.ts';
import { withTimeout } from './with-timeout.ts';

const kinds: Record<string, EmailActionKind> = {
  [ActionCodeOperation.VERIFY_EMAIL]: 'verify',
  [ActionCodeOperation.PASSWORD_RESET]: 'reset',
  [ActionCodeOperation.VERIFY_AND_CHANGE_EMAIL]: 'change',
  [ActionCodeOperation.RECOVER_EMAIL]: 'recover',
};

export const emailActions: EmailActions = {
  async read(code) {
    const { operation, data } = await withTimeout(checkActionCode(auth(), code));
    const kind = kinds[operation];
    // Links to sign in, and those of a second factor, are not used on this site.
    if (!kind || !data.email) throw new AppError('auth/invalid-action-code');
    return { kind, email: data.email };
  },

  apply: (code) => withTimeout(applyActionCode(auth(), code)),
  setPassword: (code, password) => withTimeout(confirmPasswordReset(auth(), code, password)),
};
