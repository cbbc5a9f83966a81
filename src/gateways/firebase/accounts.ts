import {
  createUserWithEmailAndPassword,
  deleteUser,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { AppError } from '#domain/errors.ts';
import { lowerCase } from '#domain/letters.ts';
import type { Account, Accounts } from '../accounts.ts';
import { auth } from './auth.ts';
import { database } from './database.ts';
import { answered } from './errors.ts';

const accountOf = (user: User): Account => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  username: user.displayName,
  photo: user.photoURL,
});

async function self(uid: string): Promise<User> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
  return user;
}

export const accounts: Accounts = {
  onChange: (listener) => onAuthStateChanged(auth(), (user) => listener(user && accountOf(user))),

  async current() {
    await answered(auth().authStateReady());
    const user = auth().currentUser;
    return user && accountOf(user);
  },

  async refreshed(uid) {
    const user = await answered(self(uid));
    await answered(reload(user));
    return accountOf(user);
  },

  async isRegistered(email) {
    const key = lowerCase(email);
    // A slash would point elsewhere; the rules accept no such e-mail.
    if (key === '' || key.includes('/')) return false;
    return (await answered(getDoc(doc(database(), 'emails', key)))).exists();
  },

  async create(email, password) {
    const { user } = await answered(createUserWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  async signIn(email, password) {
    const { user } = await answered(signInWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  signOut: () => answered(signOut(auth())),
  remove: async (uid) => answered(deleteUser(await self(uid))),
  setUsername: async (uid, username) => answered(updateProfile(await self(uid), { displayName: username })),
  setPhoto: async (uid, address) => answered(updateProfile(await self(uid), { photoURL: address })),
  sendReset: (email) => answered(sendPasswordResetEmail(auth(), email)),
  sendVerification: async (uid) => answered(sendEmailVerification(await self(uid))),
};
