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
import { AppError } from '#domain/shared/errors.ts';
import type { Account, Accounts } from '../accounts.ts';
import { auth } from './auth.ts';
import { withTimeout } from './with-timeout.ts';

const accountOf = (user: User): Account => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  username: user.displayName,
  photo: user.photoURL,
});

/** The signed-in user, if it is still this one. @throws AppError */
export async function self(uid: string): Promise<User> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
  return user;
}

export const accounts: Accounts = {
  onChange: (listener) => onAuthStateChanged(auth(), (user) => listener(user && accountOf(user))),

  async current() {
    await withTimeout(auth().authStateReady());
    const user = auth().currentUser;
    return user && accountOf(user);
  },

  async refreshed(uid) {
    const user = await withTimeout(self(uid));
    await withTimeout(reload(user));
    return accountOf(user);
  },

  async create(email, password) {
    const { user } = await withTimeout(createUserWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  async signIn(email, password) {
    const { user } = await withTimeout(signInWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  signOut: () => withTimeout(signOut(auth())),
  remove: async (uid) => withTimeout(deleteUser(await self(uid))),
  setUsername: async (uid, username) =>
    withTimeout(updateProfile(await self(uid), { displayName: username })),
  setPhoto: async (uid, address) => withTimeout(updateProfile(await self(uid), { photoURL: address })),
  sendReset: (email) => withTimeout(sendPasswordResetEmail(auth(), email)),
  sendVerification: async (uid) => withTimeout(sendEmailVerification(await self(uid))),
};
