/** What the link of a letter does: `recover` undoes a change of the e-mail that somebody else may have made. */
export type EmailActionKind = 'verify' | 'reset' | 'change' | 'recover';

export interface EmailAction {
  kind: EmailActionKind;
  /** The account's e-mail after the action. */
  email: string;
}

/** The code in the address of such a link; `null` if it has none. The service says what the code is for. */
export const actionCodeIn = (search: string): string | null =>
  new URLSearchParams(search).get('oobCode') || null;
