import { foldLetters } from '#core/words/letters.ts';
import { limits } from '#core/words/limits.ts';
import { askedBeginning, beginningsOf } from '#core/words/title.ts';
import type { User } from './user.ts';

type Named = Pick<User, 'name' | 'surname' | 'email'>;

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

/** Those of the name come first, because there is a limit (PANEL-7, PANEL-15). */
export function userWords(user: Named): string[] {
  const all = new Set([...beginningsOf(wordsOf(user)), ...beginningsOf(partsOfEmail(user))]);
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
