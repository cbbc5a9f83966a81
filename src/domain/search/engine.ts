import { foldLetters } from '#domain/shared/letters.ts';
import { slugOf } from '#domain/shared/slug.ts';
import type { LinkedVideo } from '#domain/videos/free-videos.ts';
import {
  numbersOf,
  partsFor,
  type SearchKind,
  type TitleEntry,
  type TitlesPart,
  type WordsPart,
} from './index-format.ts';
import { headingRank, type PreparedHeading, prepareHeading } from './match.ts';
import { type Rank, rank } from './rank.ts';
import { type KnownWord, knownWords, suggestions } from './suggestion.ts';
import { matchesWord, type SearchTerm, searchTerm, wordsOf } from './term.ts';

/** A post or a snippet that matches. */
export interface Hit {
  kind: SearchKind;
  slug: string;
  title: string;
  hashtags: string[];
  /** Days since 1970. */
  day: number;
  rank: Rank;
}

export interface VideoHit extends LinkedVideo {
  rank: Rank;
}

/** The best hits, and how many there are altogether. */
export interface SearchHits<Item> {
  hits: Item[];
  count: number;
}

export interface StaticHits {
  posts: SearchHits<Hit>;
  snippets: SearchHits<Hit>;
}

/** How many hits of each kind are wanted. */
export type SearchQuery = Record<'posts' | 'snippets' | 'videos', number>;

/** Reads the parts of the static index. Both functions reject when there is no response. */
export interface SearchSource {
  titles(): Promise<TitlesPart>;
  words(name: string): Promise<WordsPart>;
}

interface Entry extends Omit<Hit, 'rank'> {
  prepared: PreparedHeading;
}

interface Titles {
  entries: Entry[];
  /** For suggestions, once they were asked for. */
  known?: KnownWord[];
  words: TitlesPart['words'];
}

interface Word {
  exact: string;
  loose: string;
  documents: number[];
}

function entryOf([kind, title, day, joined, slug = slugOf(title)]: TitleEntry): Entry {
  const hashtags = joined === '' ? [] : joined.split(' ');
  return { kind, title, day, slug, hashtags, prepared: prepareHeading({ title, hashtags }) };
}

const wordOf = (entry: WordsPart[number]): Word => ({
  exact: entry[0],
  loose: foldLetters(entry[0]),
  documents: numbersOf(entry),
});

/** By rank, then newest first: newer documents have higher numbers. */
const byRank = ([a, one]: [number, Rank], [b, other]: [number, Rank]): number => one - other || b - a;

/** Searches the static index: every part is read once and kept. */
export class SearchEngine {
  private readonly source: SearchSource;
  private titles: Promise<Titles> | undefined;
  private readonly parts = new Map<string, Promise<Word[]>>();

  constructor(source: SearchSource) {
    this.source = source;
  }

  /** Documents that match by title or hashtag; every document, the newest first, for an empty term. */
  async headings(term: SearchTerm, wanted: SearchQuery): Promise<StaticHits> {
    const { entries } = await this.read();
    return present(entries, headingRanks(term, entries), wanted);
  }

  /** The same, followed by documents that have all words of the term in their body. */
  async bodies(term: SearchTerm, wanted: SearchQuery): Promise<StaticHits> {
    const { entries, words } = await this.read();
    const ranks = headingRanks(term, entries);
    for (const [number, isExact] of await this.withAllWords(term, words)) {
      if (!ranks.has(number)) ranks.set(number, isExact ? rank.body : rank.bodyLoose);
    }
    return present(entries, ranks, wanted);
  }

  /** What could have been meant by a term without hits; it has hits in headings. `null` if nothing is near. */
  async suggestion(term: SearchTerm): Promise<string | null> {
    const titles = await this.read();
    const { entries } = titles;
    titles.known ??= knownWords(
      entries.flatMap(({ prepared: { exact } }) => [...wordsOf(exact.title), ...exact.hashtags]),
    );
    const hasHits = (text: string) => headingRanks(searchTerm(text), entries).size > 0;
    return suggestions(term, titles.known).find(hasHits) ?? null;
  }

  private read(): Promise<Titles> {
    this.titles ??= this.source
      .titles()
      .then(({ entries, words }) => ({ entries: entries.map(entryOf), words }))
      .catch((error: unknown) => {
        this.titles = undefined;
        throw error;
      });
    return this.titles;
  }

  private part(name: string): Promise<Word[]> {
    const known = this.parts.get(name);
    if (known) return known;
    const part = this.source.words(name).then((entries) => entries.map(wordOf));
    this.parts.set(name, part);
    part.catch(() => this.parts.delete(name));
    return part;
  }

  /** Numbers of the documents that have every word, and whether each has the words exactly. */
  private async withAllWords(term: SearchTerm, words: TitlesPart['words']): Promise<Map<number, boolean>> {
    const asked = term.exact.words.map((exact) => ({ exact, loose: foldLetters(exact) }));
    const each = await Promise.all(asked.map((word) => this.withWord(word, words)));
    const [first = new Map<number, boolean>(), ...rest] = each;
    const all = new Map<number, boolean>();
    for (const [number, isExact] of first) {
      if (rest.every((one) => one.has(number)))
        all.set(number, isExact && rest.every((one) => one.get(number)));
    }
    return all;
  }

  private async withWord(
    asked: { exact: string; loose: string },
    words: TitlesPart['words'],
  ): Promise<Map<number, boolean>> {
    const found = new Map<number, boolean>();
    for (const part of await Promise.all(partsFor(asked.loose, words).map((name) => this.part(name)))) {
      for (const { exact, loose, documents } of part) {
        if (!matchesWord(loose, asked.loose)) continue;
        const isExact = matchesWord(exact, asked.exact);
        for (const number of documents) found.set(number, isExact || found.get(number) === true);
      }
    }
    return found;
  }
}

function headingRanks(term: SearchTerm, entries: readonly Entry[]): Map<number, Rank> {
  const ranks = new Map<number, Rank>();
  for (const [number, { prepared }] of entries.entries()) {
    const fit = term.text === '' ? rank.exact : headingRank(term, prepared);
    if (fit !== null) ranks.set(number, fit);
  }
  return ranks;
}

function present(entries: readonly Entry[], ranks: Map<number, Rank>, wanted: SearchQuery): StaticHits {
  const posts: Hit[] = [];
  const snippets: Hit[] = [];
  const counts = { posts: 0, snippets: 0 };
  for (const [number, fit] of [...ranks].sort(byRank)) {
    const entry = entries[number];
    if (!entry) continue;
    // Exercises are listed with the snippets: both are code to try.
    const name = entry.kind === 'blog' ? 'posts' : 'snippets';
    counts[name] += 1;
    if (counts[name] > wanted[name]) continue;
    const { prepared, ...rest } = entry;
    (name === 'posts' ? posts : snippets).push({ ...rest, rank: fit });
  }
  return {
    posts: { hits: posts, count: counts.posts },
    snippets: { hits: snippets, count: counts.snippets },
  };
}

export interface PreparedVideo {
  video: LinkedVideo;
  prepared: PreparedHeading;
}

export const prepareVideo = (video: LinkedVideo): PreparedVideo => ({
  video,
  prepared: prepareHeading(video),
});

/** The free videos that match (SEARCH-2): by rank, then by title, because the index contains no times. */
export function findVideos(
  term: SearchTerm,
  videos: readonly PreparedVideo[],
  wanted: number,
): SearchHits<VideoHit> {
  const found = videos.flatMap(({ video, prepared }) => {
    const fit = headingRank(term, prepared);
    return fit === null ? [] : [{ hit: { ...video, rank: fit }, title: prepared.loose.title }];
  });
  found.sort((a, b) => a.hit.rank - b.hit.rank || (a.title < b.title ? -1 : 1));
  return { hits: found.slice(0, wanted).map(({ hit }) => hit), count: found.length };
}
