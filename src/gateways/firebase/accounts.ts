import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { lowerCase } from '#domain/letters.ts';
import type { Account, Accounts } from '../accounts.ts';
import { firebaseApp, firebaseConfiguration } from './app.ts';
import { database } from './database.ts';
import { answered } from './errors.ts';

let connected: Auth | undefined;

/** Without the pop-up resolver, which would load an iframe. localStorage, because other tabs see its changes. */
function auth(): Auth {
  if (connected) return connected;
  const { emulators } = firebaseConfiguration();
  const service = initializeAuth(firebaseApp(), {
    persistence: [browserLocalPersistence, inMemoryPersistence],
  });
  if (emulators) connectAuthEmulator(service, `http://${emulators.auth}`, { disableWarnings: true });
  connected = service;
  return service;
}

const accountOf = (user: User): Account => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  username: user.displayName,
  photo: user.photoURL,
});

export const accounts: Accounts = {
  onChange: (listener) => onAuthStateChanged(auth(), (user) => listener(user && accountOf(user))),

  async isRegistered(email) {
    const key = lowerCase(email);
    // A slash would point elsewhere; the rules accept no such e-mail.
    if (key === '' || key.includes('/')) return false;
    return (await answered(getDoc(doc(database(), 'emails', key)))).exists();
  },

  async signIn(email, password) {
    const { user } = await answered(signInWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  signOut: () => answered(signOut(auth())),
};
