/** Changes of the account that ask for its password (USER-5, USER-6). Every method throws AppError. */
export interface AccountChanges {
  /** Proves that it is the user who sits here. @throws AppError `auth/invalid-credential` for a wrong password. */
  prove(uid: string, password: string): Promise<void>;
  /** Sets a new password. The service ends the sessions of other devices. */
  setPassword(uid: string, password: string): Promise<void>;
  /** Sends a letter to the new e-mail. The account keeps the old one until the letter's link is followed. */
  sendEmailChange(uid: string, email: string): Promise<void>;
}
