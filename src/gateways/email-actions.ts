import type { EmailAction } from '#domain/accounts/email-action.ts';

/** The links in the letters of the Auth service (docs/letters.md). Every method throws AppError. */
export interface EmailActions {
  /** What a link asks for. Its code can still be used afterwards. */
  read(code: string): Promise<EmailAction>;
  /** Verifies, changes or restores an e-mail. */
  apply(code: string): Promise<void>;
  /** Sets the password of an account whose owner has forgotten it. */
  setPassword(code: string, password: string): Promise<void>;
}
