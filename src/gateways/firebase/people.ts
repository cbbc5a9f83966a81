import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { UserDocument } from '#domain/user.ts';
import type { People } from '../people.ts';
import { auth } from './auth.ts';
import { confirmEmail, editProfile } from './batches/profile.ts';
import { signUp } from './batches/sign-up.ts';
import { commit } from './commit.ts';
import { database } from './database.ts';
import { fieldsOf } from './documents.ts';
import { answered } from './errors.ts';

export const people: People = {
  async own(uid) {
    const document = await answered(getDoc(doc(database(), 'users', uid)));
    if (!document.exists()) return null;
    const parsed = UserDocument.safeParse(fieldsOf(document));
    if (!parsed.success) throw new AppError('malformed', parsed.error);
    return parsed.data;
  },

  async isTaken(username) {
    return (await answered(getDoc(doc(database(), 'usernames', username)))).exists();
  },

  signUp: (uid, person) => answered(commit(database(), signUp(uid, person))),
  async confirmEmail(uid) {
    const user = auth().currentUser;
    if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
    const { claims } = await answered(user.getIdTokenResult());
    // The rules read the token, and one from before the verification does not say so.
    if (!claims.email_verified) await answered(user.getIdToken(true));
    await answered(commit(database(), confirmEmail(uid)));
  },

  edit: (uid, names) => answered(commit(database(), editProfile(uid, names))),
};
