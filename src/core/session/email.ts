import { parseUrl } from '#core/addresses/readable-address.ts';
import { cleanLine, lowerCase } from '#core/words/letters.ts';

/** As browsers write it: its domain in ASCII (məktəb.az). */
export function emailIn(typed: string): string {
  const email = lowerCase(cleanLine(typed)).replaceAll('’', "'");
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return /[^ -~]/.test(domain)
    ? email.slice(0, at) + (parseUrl(`https://${domain}`)?.hostname ?? domain)
    : email;
}

/** `recover` undoes a change of the e-mail that somebody else may have made. */
export type EmailActionKind = 'verify' | 'reset' | 'change' | 'recover';

export interface EmailAction {
  kind: EmailActionKind;
  email: string; // after the action
}

export const actionCodeIn = (search: string): string | null =>
  new URLSearchParams(search).get('oobCode') || null;
