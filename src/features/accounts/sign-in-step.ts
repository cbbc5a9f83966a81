import { atom } from 'nanostores';
import type { Account } from '#core/session/accounts-gateway.ts';
import type { PersonNames, User } from '#core/session/user.ts';

export type SignInStep =
  | { step: 'none' }
  /** The account wants a code of its authenticator app (USER-8). */
  | { step: 'code' }
  /** Google has told who it is; what sign-up asks is asked now (USER-7). `record`: one that nobody has proven to be theirs. */
  | { step: 'person'; account: Account; names: PersonNames; record: User | null };

/** In memory alone: whoever leaves the page begins anew, with the account as it is. */
export const $signInStep = atom<SignInStep>({ step: 'none' });
