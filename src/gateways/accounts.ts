/** The Auth service's half of a user. */
export interface Account {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  /** The display name, which sign-up sets to the username. */
  username: string | null;
  photo: string | null;
}

/** Signing in and out. Every method throws AppError. */
export interface Accounts {
  /** Calls back at once with who is signed in on this device, then at every change, other tabs' included. */
  onChange(listener: (account: Account | null) => void): () => void;
  /** Whether anyone has signed up with this e-mail: `get` of one reservation, no record is read (SIGNIN-1). */
  isRegistered(email: string): Promise<boolean>;
  signIn(email: string, password: string): Promise<Account>;
  signOut(): Promise<void>;
}
