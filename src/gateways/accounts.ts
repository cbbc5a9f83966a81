/** A user as the Auth service knows them. */
export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** The display name, which sign-up sets to the username. */
  username: string | null;
  photo: string | null;
}

/**
 * Sign-up, sign-in and sign-out. Every method throws AppError. Methods about the user's own account take its uid,
 * because another tab may have signed in somebody else: then, or without a session, they throw `unauthenticated`.
 */
export interface Accounts {
  /** Calls the listener at once with the account of this device's session, then at every change, also by other tabs. */
  onChange(listener: (account: Account | null) => void): () => void;
  /** The account of this device's session, as far as the device knows. */
  current(): Promise<Account | null>;
  /** The same account, read from the service: tells whether the e-mail was verified in the meantime (USER-2). */
  refreshed(uid: string): Promise<Account>;
  create(email: string, password: string): Promise<Account>;
  signIn(email: string, password: string): Promise<Account>;
  signOut(): Promise<void>;
  /** Deletes the session's account. Only for an account that was just created and has no record. */
  remove(uid: string): Promise<void>;
  setUsername(uid: string, username: string): Promise<void>;
  setPhoto(uid: string, address: string): Promise<void>;
  sendReset(email: string): Promise<void>;
  sendVerification(uid: string): Promise<void>;
}
