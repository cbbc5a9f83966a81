import { cleanLine, lowerCase } from '#domain/shared/letters.ts';
import { parseUrl } from '#domain/shared/parse-url.ts';

/** An e-mail as accounts and reservations have it: in lower case, its domain in ASCII, as browsers write it (məktəb.az). */
export function emailIn(typed: string): string {
  const email = lowerCase(cleanLine(typed)).replaceAll('’', "'");
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return /[^ -~]/.test(domain)
    ? email.slice(0, at) + (parseUrl(`https://${domain}`)?.hostname ?? domain)
    : email;
}
