import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import type { AccountChanges } from '../account-changes.ts';
import { self } from './accounts.ts';
import { withTimeout } from './with-timeout.ts';

export const accountChanges: AccountChanges = {
  async prove(uid, password) {
    const user = await self(uid);
    const credential = EmailAuthProvider.credential(user.email ?? '', password);
    await withTimeout(reauthenticateWithCredential(user, credential));
  },

  setPassword: async (uid, password) => withTimeout(updatePassword(await self(uid), password)),
  sendEmailChange: async (uid, email) => withTimeout(verifyBeforeUpdateEmail(await self(uid), email)),
};
