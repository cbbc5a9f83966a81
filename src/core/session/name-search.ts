import { foldLetters } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { askedBeginning, beginningsOf } from '#core/words/title.ts';
import type { User } from './user.ts';

type Named = Pick<User, 'name' | 'surname' | 'email'>;
type Reached = Named & Pick<User, 'mobile'>;

const wordsIn = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

const partsOf = (word: string): string[] => word.split(/[-'’._+@]/).filter(Boolean);

const wordsOf = ({ name, surname }: Named): string[] =>
  wordsIn(`${name} ${surname}`).flatMap((word) => [word, ...partsOf(word)]);

function withoutEnd(email: string): string {
  const end = email.lastIndexOf('.');
  const isAfterAt = email.slice(0, Math.max(0, end)).includes('@');
  return isAfterAt ? email.slice(0, end) : email;
}

const partsOfEmail = ({ email }: Named): string[] => partsOf(withoutEnd(foldLetters(email)));

const digitsIn = (text: string): string => text.replace(/\D/g, '');
const numberPart = 3; // digits: each part of a phone number that is as long or longer has one of them

const partsOfNumber = ({ mobile }: Pick<User, 'mobile'>): string[] => {
  const digits = digitsIn(mobile);
  return Array.from({ length: Math.max(0, digits.length - numberPart + 1) }, (_, at) =>
    digits.slice(at, at + numberPart),
  );
};

/** The phone's come first, then those of the name, because there is a limit (PANEL-7, PANEL-15, SCHOOL-8). */
export function userWords(user: Reached): string[] {
  const all = new Set([
    ...partsOfNumber(user),
    ...beginningsOf(wordsOf(user)),
    ...beginningsOf(partsOfEmail(user)),
  ]);
  let left = limits.wordsText;
  return [...all].slice(0, limits.words).filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}

export function askedWord(text: string): string {
  const words = wordsIn(text).map(withoutEnd);
  const parts = words.flatMap(partsOf);
  return askedBeginning(parts.length > 0 ? parts : words);
}

/** In any order. A word with a sign of e-mails may stand anywhere in the e-mail. */
export function isNamedLike(user: Named, text: string): boolean {
  const email = foldLetters(user.email);
  const words = [...wordsOf(user), ...partsOf(email)];
  return wordsIn(text).every(
    (asked) =>
      words.some((word) => word.startsWith(asked)) || (/[-._+@]/.test(asked) && email.includes(asked)),
  );
}

/** The digits of what can be a part of a phone number, else ''. A zero or two before it are how it is dialled here. */
export function askedNumber(text: string): string {
  const digits = digitsIn(text);
  return /^[\s\d+()-]+$/.test(text) && digits.length >= numberPart ? digits : '';
}

export const askedNumberPart = (digits: string): string => digits.slice(-numberPart);

export function hasNumberLike({ mobile }: Pick<User, 'mobile'>, digits: string): boolean {
  const own = digitsIn(mobile);
  return own.includes(digits) || (digits.startsWith('0') && own.includes(digits.replace(/^00?/, '')));
}
