import { AppError } from '#domain/shared/errors.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import type { OwnRecord } from '../own-record.ts';
import { auth } from './auth.ts';
import { changeEmail, confirmEmail, editProfile } from './batches/profile.ts';
import { signUp } from './batches/sign-up.ts';
import { commit } from './commit.ts';
import { withTimeout } from './with-timeout.ts';

export const ownRecord: OwnRecord = {
  signUp: async (uid, person) => commit(signUp(uid, person)),
  edit: async (uid, names, email) => commit(editProfile(uid, names, email)),

  async confirmEmail(uid, recorded) {
    const user = auth().currentUser;
    if (user?.uid !== uid || user.email === null) throw new AppError('firestore/unauthenticated');
    const { claims } = await withTimeout(user.getIdTokenResult());
    // The rules read the token, and one from before the verification or the change does not say so.
    if (!claims.email_verified || claims.email !== user.email) await withTimeout(user.getIdToken(true));
    const email = lowerCase(user.email);
    await commit(email === recorded.email ? confirmEmail(uid) : changeEmail(uid, recorded, email));
    return email;
  },
};
