import { AppError } from '#domain/shared/errors.ts';
import type { OwnRecord } from '../own-record.ts';
import { auth } from './auth.ts';
import { confirmEmail, editProfile } from './batches/profile.ts';
import { signUp } from './batches/sign-up.ts';
import { database } from './database.ts';
import { withTimeout } from './with-timeout.ts';

export const ownRecord: OwnRecord = {
  signUp: async (uid, person) => database().commit(signUp(uid, person)),
  edit: async (uid, names) => database().commit(editProfile(uid, names)),

  async confirmEmail(uid) {
    const user = auth().currentUser;
    if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
    const { claims } = await withTimeout(user.getIdTokenResult());
    // The rules read the token, and one from before the verification does not say so.
    if (!claims.email_verified) await withTimeout(user.getIdToken(true));
    await database().commit(confirmEmail(uid));
  },
};
