import {
  type User as AuthUser,
  createUserWithEmailAndPassword,
  deleteUser,
  multiFactor,
  onAuthStateChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { auth } from '#core/cloud/auth.ts';
import { AppError } from '#core/cloud/errors.ts';
import { withTimeout } from '#core/cloud/with-timeout.ts';

// Not from configuration.ts: only so can the build leave out what depends on it.
declare const __GOOGLE_SIGN_IN__: boolean;
declare const __SECOND_FACTOR__: boolean;

export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  username: string | null; // the display name
  photo: string | null;
  hasPassword: boolean; // Google makes accounts without one (USER-7)
  hasFactor: boolean | null; // an authenticator app; `null` where the site has none (USER-8)
}

const hasProvider = (user: AuthUser, id: string): boolean =>
  user.providerData.some(({ providerId }) => providerId === id);

export const accountOf = (user: AuthUser): Account => ({
  uid: user.uid,
  email: user.email,
  emailVerified: user.emailVerified,
  username: user.displayName,
  photo: user.photoURL,
  hasPassword: !__GOOGLE_SIGN_IN__ || !hasProvider(user, 'google.com') || hasProvider(user, 'password'),
  hasFactor: __SECOND_FACTOR__ ? multiFactor(user).enrolledFactors.length > 0 : null,
});

export async function self(uid: string): Promise<AuthUser> {
  await auth().authStateReady();
  const user = auth().currentUser;
  if (user?.uid !== uid) throw new AppError('firestore/unauthenticated');
  return user;
}

/** Methods about the own account take its uid: another tab may have signed in somebody else. Every method throws AppError. */
export const accounts = {
  onChange: (listener: (account: Account | null) => void): (() => void) =>
    onAuthStateChanged(auth(), (user) => listener(user && accountOf(user))),

  async current(): Promise<Account | null> {
    await withTimeout(auth().authStateReady());
    const user = auth().currentUser;
    return user && accountOf(user);
  },

  async refreshed(uid: string): Promise<Account> {
    const user = await withTimeout(self(uid));
    await withTimeout(reload(user));
    return accountOf(user);
  },

  async create(email: string, password: string): Promise<Account> {
    const { user } = await withTimeout(createUserWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  async signIn(email: string, password: string): Promise<Account> {
    const { user } = await withTimeout(signInWithEmailAndPassword(auth(), email, password));
    return accountOf(user);
  },

  signOut: (): Promise<void> => withTimeout(signOut(auth())),
  remove: async (uid: string): Promise<void> => withTimeout(deleteUser(await self(uid))),
  setUsername: async (uid: string, username: string): Promise<void> =>
    withTimeout(updateProfile(await self(uid), { displayName: username })),
  /** Both at once: Google writes its own name and picture over them (USER-7). */
  setProfile: async (uid: string, username: string, photo: string | null): Promise<void> =>
    withTimeout(updateProfile(await self(uid), { displayName: username, photoURL: photo ?? '' })),
  setPhoto: async (uid: string, address: string): Promise<void> =>
    withTimeout(updateProfile(await self(uid), { photoURL: address })),
  sendReset: (email: string): Promise<void> => withTimeout(sendPasswordResetEmail(auth(), email)),
  sendVerification: async (uid: string): Promise<void> => withTimeout(sendEmailVerification(await self(uid))),
};
