import { doc, getDoc } from 'firebase/firestore/lite';
import { UserDocument } from '#domain/accounts/user.ts';
import { AppError } from '#domain/shared/errors.ts';
import type { People } from '../people.ts';
import { auth } from './auth.ts';
import { confirmEmail, editProfile } from './batches/profile.ts';
import { signUp } from './batches/sign-up.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import { withTimeout } from './with-timeout.ts';

export const people: People = {
  async own(uid) {
    const document = await withTimeout(getDoc(doc(database(), 'users', uid)));
    if (!document.exists()) return null;
    const parsed = UserDocument.safeParse(fieldsOf(document));
    if (!parsed.success) throw new AppError('malformed', parsed.error);
    return parsed.data;
  },

  async isTaken(username) {
    return (await withTimeout(getDoc(doc(database(), 'usernames', username)))).exists();
  },

  signUp: (uid, person) => withTimeout(commit(database(), signUp(uid, person))),
  async confirmEmail(uid) {
    const user = auth().currentUser;
    if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
    const { claims } = await withTimeout(user.getIdTokenResult());
    // The rules read the token; one from before the verification has the old value, so get a new one.
    if (!claims.email_verified) await withTimeout(user.getIdToken(true));
    await withTimeout(commit(database(), confirmEmail(uid)));
  },

  edit: (uid, names) => withTimeout(commit(database(), editProfile(uid, names))),
};
