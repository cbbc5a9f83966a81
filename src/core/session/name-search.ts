import { askedBeginning, beginningsOf } from '#core/search/beginnings.ts';
import { foldLetters } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import type { User } from './user.ts';

/** What a user is found by. */
type Named = Pick<User, 'name' | 'surname' | 'email'>;

/** The words of a text, folded and split at white space. */
const wordsIn = (text: string): string[] => foldLetters(text).split(/\s+/).filter(Boolean);

/** The parts of a double name like «Əli-zadə», or of an e-mail. */
const partsOf = (word: string): string[] => word.split(/[-'’._+@]/).filter(Boolean);

/** The words of a name, and also the parts of double ones. */
const wordsOf = ({ name, surname }: Named): string[] =>
  wordsIn(`${name} ${surname}`).flatMap((word) => [word, ...partsOf(word)]);

/** An e-mail, whole or as far as it is typed, without the end that many have in common: «.com», «.az». */
function withoutEnd(email: string): string {
  const end = email.lastIndexOf('.');
  const isAfterAt = email.slice(0, Math.max(0, end)).includes('@');
  return isAfterAt ? email.slice(0, end) : email;
}

const partsOfEmail = ({ email }: Named): string[] => partsOf(withoutEnd(foldLetters(email)));

/** The beginnings by which a user is found (PANEL-7, PANEL-15): those of the name come first, because there is a limit. */
export function userWords(user: Named): string[] {
  const all = new Set([...beginningsOf(wordsOf(user)), ...beginningsOf(partsOfEmail(user))]);
  let left = limits.wordsText;
  return [...all].slice(0, limits.words).filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}

/** The word of a typed text that the service is asked for. */
export function askedWord(text: string): string {
  const words = wordsIn(text).map(withoutEnd);
  const parts = words.flatMap(partsOf);
  return askedBeginning(parts.length > 0 ? parts : words);
}

/**
 * Whether each word of the text is the beginning of a word of the name or of a part of the e-mail, in any order. A word
 * with a sign of e-mails may stand anywhere in it.
 */
export function isNamedLike(user: Named, text: string): boolean {
  const email = foldLetters(user.email);
  const words = [...wordsOf(user), ...partsOf(email)];
  return wordsIn(text).every(
    (asked) =>
      words.some((word) => word.startsWith(asked)) || (/[-._+@]/.test(asked) && email.includes(asked)),
  );
}
