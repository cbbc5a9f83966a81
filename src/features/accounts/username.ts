import { atom } from 'nanostores';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { cleanLine, lowerCase } from '#core/words/letters.ts';
import { usernameDelayMs, usernamePattern } from '#core/words/limits.ts';

/** Whether the username being typed is free (SIGNUP-2). Only a hint: the server decides. */
export const $username = atom<'unasked' | 'asking' | 'free' | 'taken'>('unasked');

let timer: ReturnType<typeof setTimeout> | undefined;
let asked = '';
const requests = latest();

/** Call it at every key: it asks once typing pauses. An answer about an older text is ignored. */
export function lookUpUsername(typed: string): void {
  const name = lowerCase(cleanLine(typed));
  if (name === asked) return;
  asked = name;
  requests.cancel();
  clearTimeout(timer);
  const isName = usernamePattern.test(name);
  $username.set(isName ? 'asking' : 'unasked');
  if (isName) timer = setTimeout(() => ask(name), usernameDelayMs);
}

/** The form is being sent: from now on the server decides, and the user's own new username would look taken. */
export function forgetLookUp(): void {
  clearTimeout(timer);
  requests.cancel();
  asked = '';
  $username.set('unasked');
}

async function ask(name: string): Promise<void> {
  const isLatest = requests.begin();
  try {
    const { people } = await loadPart(() => import('#core/cloud/people.ts'));
    const isTaken = await people.isTaken(name);
    if (isLatest()) $username.set(isTaken ? 'taken' : 'free');
  } catch (error) {
    // Without an answer no hint is shown; submitting the form tells.
    console.error(error);
    if (isLatest()) $username.set('unasked');
  }
}
