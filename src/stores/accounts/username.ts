import { atom } from 'nanostores';
import { usernameDelayMs } from '#domain/accounts/times.ts';
import { lowerCase } from '#domain/shared/letters.ts';
import { usernamePattern } from '#domain/shared/limits.ts';
import { latest } from '#stores/shared/latest.ts';
import { loadPart } from '#stores/shared/load-part.ts';

/** Whether the username that is being typed is free (SIGNUP-2). A help for the eye: the server decides. */
export const $username = atom<'unasked' | 'asking' | 'free' | 'taken'>('unasked');

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = '';
const requests = latest();

/** To be called at every key: asks once typing rests. An answer about an older text is thrown away. */
export function lookUpUsername(typed: string): void {
  const name = lowerCase(typed.trim());
  if (name === asked) return;
  asked = name;
  requests.cancel();
  clearTimeout(timer);
  const isName = usernamePattern.test(name);
  $username.set(isName ? 'asking' : 'unasked');
  if (isName) timer = setTimeout(() => ask(name), usernameDelayMs);
}

/** The form is on its way: from here on the server says it, and one's own name would look taken. */
export function forgetLookUp(): void {
  clearTimeout(timer);
  requests.cancel();
  asked = '';
  $username.set('unasked');
}

async function ask(name: string): Promise<void> {
  const isLatest = requests.begin();
  try {
    const { people } = await loadPart(() => import('#gateways/firebase/people.ts'));
    const isTaken = await people.isTaken(name);
    if (isLatest()) $username.set(isTaken ? 'taken' : 'free');
  } catch (error) {
    // No answer: nothing is said, and submitting will tell.
    console.error(error);
    if (isLatest()) $username.set('unasked');
  }
}
