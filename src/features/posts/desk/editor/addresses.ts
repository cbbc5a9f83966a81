import { parseUrl } from '#core/addresses/readable-address.ts';
import { isSafeAddress } from './editor-schema.ts';

export interface Address {
  from: number;
  to: number;
  href: string;
}

/** Complete addresses only: a word with a dot in it may be the name of a file. */
const address = /(^|[^\p{L}\p{N}_.+-])((?:https?:\/\/|mailto:)[^\s<>"«»]+)/giu;

const trailing = /[.,;:!?'’”…*_]/u;
const opened: Record<string, string> = { ')': '(', ']': '[' };

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** A closing bracket belongs to the address if it was opened there: …/wiki/Az_(dil). */
function trimmed(found: string): string {
  const tooMany: Record<string, number> = {};
  for (const [end, start] of Object.entries(opened)) tooMany[end] = count(found, end) - count(found, start);
  let length = found.length;
  for (; length > 0; length--) {
    const last = found.charAt(length - 1);
    const extra = tooMany[last];
    if (extra !== undefined && extra > 0) tooMany[last] = extra - 1;
    else if (!trailing.test(last)) break;
  }
  return found.slice(0, length);
}

const isComplete = (href: string): boolean => {
  const parsed = parseUrl(href);
  if (!parsed || !isSafeAddress(href, 'href')) return false;
  if (parsed.protocol !== 'mailto:') return parsed.hostname !== '';
  const at = parsed.pathname.indexOf('@', 1);
  return at !== -1 && parsed.pathname.slice(at + 2, -1).includes('.');
};

/** Without the punctuation behind them (PANEL-3). */
export function addressesIn(text: string): Address[] {
  return [...text.matchAll(address)].flatMap(({ 1: before = '', 2: found = '', index }) => {
    const href = trimmed(found);
    const from = index + before.length;
    return isComplete(href) ? [{ from, to: from + href.length, href }] : [];
  });
}

/** `null`: the text is more than an address. */
export function onlyAddress(text: string): string | null {
  const [first] = addressesIn(text.trim());
  return first && first.href === text.trim() ? first.href : null;
}
