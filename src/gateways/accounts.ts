/** The Auth service's half of a user. */
export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** The display name, which sign-up sets to the username. */
  username: string | null;
  photo: string | null;
}

/**
 * Signing up, in and out. Every method throws AppError. Those about oneself name who is meant: another tab may have signed
 * in somebody else meanwhile, and then, or without a session, they throw `unauthenticated`.
 */
export interface Accounts {
  /** Calls back at once with who is signed in on this device, then at every change, other tabs' included. */
  onChange(listener: (account: Account | null) => void): () => void;
  /** Who is signed in on this device, as far as the device knows. */
  current(): Promise<Account | null>;
  /** The same, asked of the service: whether the e-mail has been verified meanwhile (USER-2). */
  refreshed(uid: string): Promise<Account>;
  create(email: string, password: string): Promise<Account>;
  signIn(email: string, password: string): Promise<Account>;
  signOut(): Promise<void>;
  /** Deletes the account of the session. For one that was created a moment ago and has no record. */
  remove(uid: string): Promise<void>;
  setUsername(uid: string, username: string): Promise<void>;
  setPhoto(uid: string, address: string): Promise<void>;
  sendReset(email: string): Promise<void>;
  sendVerification(uid: string): Promise<void>;
}
