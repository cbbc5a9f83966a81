import { dayNumber } from '#core/time/dates.ts';
import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { slugOf } from '#core/words/slug.ts';
import { pageOf, type SearchKind, type TitleEntry, type TitlesPart, type WordsPart } from './index-format.ts';
import { collapseSpaces, wordsOf } from './term.ts';

export interface SearchDocument {
  kind: SearchKind;
  slug: string;
  title: string;
  hashtags: readonly string[];
  time: Date;
  text: string;
}

export interface IndexFiles {
  titles: TitlesPart;
  words: { name: string; part: WordsPart }[];
  texts: { page: string; text: string }[];
}

const partLength = 32_000; // about 10 KB compressed; a single word may need more
const numberLength = 3;

/** File names change with the content, so an old titles file names missing parts. */
export async function indexFiles(documents: readonly SearchDocument[]): Promise<IndexFiles> {
  const ordered = [...documents].sort((a, b) => a.time.getTime() - b.time.getTime());
  const words = await Promise.all(
    wordParts(ordered).map(async (part) => ({ name: await digest(JSON.stringify(part)), part })),
  );
  return {
    titles: {
      entries: ordered.map(titleEntry),
      words: words.map(({ name, part }) => [foldLetters(part[0]?.[0] ?? ''), name]),
    },
    words,
    texts: ordered.map(({ kind, slug, text }) => ({ page: pageOf(kind, slug), text })),
  };
}

export function titleEntry({ kind, slug, title, hashtags, time }: SearchDocument): TitleEntry {
  const entry: TitleEntry = [kind, collapseSpaces(title), dayNumber(time.getTime()), hashtags.join(' ')];
  if (slugOf(collapseSpaces(title)) !== slug) entry.push(slug);
  return entry;
}

/** In Baku, which is UTC+4 all year. */

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sorted by their folded form. Documents must come oldest first. */
export function wordParts(documents: readonly SearchDocument[], length = partLength): WordsPart[] {
  const byWord = new Map<string, number[]>();
  for (const [number, { title, hashtags, text }] of documents.entries()) {
    for (const word of wordsOf(lowerCase([title, ...hashtags, text].join(' ')))) {
      const known = byWord.get(word);
      if (!known) byWord.set(word, [number]);
      else if (known.at(-1) !== number) known.push(number);
    }
  }
  const sorted = [...byWord].map(([word, numbers]) => ({ word, fold: foldLetters(word), numbers }));
  sorted.sort((a, b) => compare(a.fold, b.fold) || compare(a.word, b.word));

  const parts: WordsPart[] = [];
  let room = 0;
  for (const { word, numbers } of sorted) {
    const size = word.length + numberLength * numbers.length;
    if (size > room) {
      parts.push([]);
      room = length;
    }
    parts.at(-1)?.push([word, ...differences(numbers)]);
    room -= size;
  }
  return parts;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const differences = (numbers: number[]): number[] =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
