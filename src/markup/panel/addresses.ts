import { isSafeAddress } from './editor-schema.ts';

export interface Address {
  from: number;
  to: number;
  href: string;
}

/** Complete addresses only: a word with a dot in it may be the name of a file. */
const address = /(?<![\p{L}\p{N}_.+-])(?:https?:\/\/|mailto:)[^\s<>"«»]+/giu;

/** Punctuation that ends the sentence and not the address. */
const trailing = /[.,;:!?'’”…*_]+$/u;
const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** A closing bracket belongs to the address if it was opened there: …/wiki/Az_(dil). */
function trimmed(found: string): string {
  let word = found;
  for (;;) {
    const shorter = word.replace(trailing, '');
    const open = pairs.find(
      ([start, end]) => shorter.endsWith(end) && shorter.split(end).length > shorter.split(start).length,
    );
    const next = open ? shorter.slice(0, -1) : shorter;
    if (next === word) return word;
    word = next;
  }
}

const isComplete = (href: string): boolean => {
  const parsed = URL.parse(href);
  if (!parsed || !isSafeAddress(href, 'href')) return false;
  return parsed.protocol === 'mailto:' ? /.@.+\../.test(parsed.pathname) : parsed.hostname !== '';
};

/** The addresses in a text (PANEL-3), without the punctuation behind them. */
export function addressesIn(text: string): Address[] {
  return [...text.matchAll(address)].flatMap(({ 0: found, index }) => {
    const href = trimmed(found);
    return isComplete(href) ? [{ from: index, to: index + href.length, href }] : [];
  });
}

/** The address that is the whole text; `null` for another text. */
export function onlyAddress(text: string): string | null {
  const [first] = addressesIn(text.trim());
  return first && first.href === text.trim() ? first.href : null;
}
