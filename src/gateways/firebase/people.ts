import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { UserDocument } from '#domain/user.ts';
import type { People } from '../people.ts';
import { editProfile } from './batches/profile.ts';
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
  edit: (uid, names) => answered(commit(database(), editProfile(uid, names))),
};
