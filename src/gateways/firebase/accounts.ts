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

async function self(): Promise<User> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (!user) throw new AppError('firestore/unauthenticated');
  return user;
}

export const accounts: Accounts = {
  onChange: (listener) => onAuthStateChanged(auth(), (user) => listener(user && accountOf(user))),

  async current() {
    await answered(auth().authStateReady());
    const user = auth().currentUser;
    return user && accountOf(user);
  },

  async refreshed() {
    const user = await answered(self());
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
  remove: async () => answered(deleteUser(await self())),
  setUsername: async (username) => answered(updateProfile(await self(), { displayName: username })),
  setPhoto: async (address) => answered(updateProfile(await self(), { photoURL: address })),
  sendReset: (email) => answered(sendPasswordResetEmail(auth(), email)),
  sendVerification: async () => answered(sendEmailVerification(await self())),
};
