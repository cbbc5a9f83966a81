import {
  numbersOf,
  partsFor,
  type SearchKind,
  type TitleEntry,
  type TitlesPart,
  type WordsPart,
} from '#core/search/index-format.ts';
import { headingRank, type PreparedHeading, prepareHeading, type Rank, rank } from '#core/search/match.ts';
import { type KnownWord, nearDocuments, suggestionFor } from '#core/search/near.ts';
import { matchesWord, type SearchTerm, searchTerm, wordsOf } from '#core/search/term.ts';
import { foldLetters } from '#core/words/letters.ts';
import { slugOf } from '#core/words/slug.ts';
import type { LinkedVideo } from '#features/videos/free-videos.ts';

export interface Hit {
  kind: SearchKind;
  slug: string;
  title: string;
  hashtags: string[];
  day: number; // days since 1970
  rank: Rank;
  near?: string[]; // words near the term, if the document is not a hit otherwise
}

export interface VideoHit extends LinkedVideo {
  rank: Rank;
  near?: string[];
}

export interface SearchHits<Item> {
  hits: Item[];
  count: number;
}

export interface StaticHits {
  posts: SearchHits<Hit>;
  snippets: SearchHits<Hit>;
}

export type SearchQuery = Record<'posts' | 'snippets' | 'videos', number>;

/** Both functions reject when there is no response. */
export interface SearchSource {
  titles(): Promise<TitlesPart>;
  words(name: string): Promise<WordsPart>;
}

interface Entry extends Omit<Hit, 'rank' | 'near'> {
  prepared: PreparedHeading;
}

interface Titles {
  entries: Entry[];
  known?: KnownWord[];
  words: TitlesPart['words'];
}

function preparedTitle([kind, title, day, joined, slug = slugOf(title)]: TitleEntry): Entry {
  const hashtags = joined === '' ? [] : joined.split(' ');
  return { kind, title, day, slug, hashtags, prepared: prepareHeading({ title, hashtags }) };
}

const wordOf = (entry: WordsPart[number]): KnownWord => ({
  exact: entry[0],
  loose: foldLetters(entry[0]),
  documents: numbersOf(entry),
});

interface Fit {
  rank: Rank;
  near?: string[];
}

/** By rank, then newest first: newer documents have higher numbers. */
const byRank = ([a, one]: [number, Fit], [b, other]: [number, Fit]): number => one.rank - other.rank || b - a;

/** With fewer, documents near the term follow (SEARCH-5). */
const enoughHits = 3;

const titleWeight = 3;

export class SearchEngine {
  private readonly source: SearchSource;
  private titles: Promise<Titles> | undefined;
  private readonly parts = new Map<string, Promise<KnownWord[]>>();

  constructor(source: SearchSource) {
    this.source = source;
  }

  /** For an empty term every document, the newest first. */
  async headings(term: SearchTerm, wanted: SearchQuery): Promise<StaticHits> {
    const { entries } = await this.read();
    return present(entries, headingFits(term, entries), wanted);
  }

  /** Followed by documents with all words in their body, and if these are few, by those near the term. */
  async bodies(term: SearchTerm, wanted: SearchQuery): Promise<StaticHits> {
    const titles = await this.read();
    const { entries, words } = titles;
    const fits = headingFits(term, entries);
    const parts = await Promise.all(term.loose.words.map((asked) => this.partsOf(asked, words)));
    for (const [number, isExact] of withAllWords(term, parts)) {
      if (!fits.has(number)) fits.set(number, { rank: isExact ? rank.body : rank.bodyLoose });
    }
    if (fits.size < enoughHits) {
      const bodies = [...new Set(parts.flat())];
      addNear(
        fits,
        term,
        [
          { words: knownIn(titles), weight: titleWeight },
          { words: bodies, weight: 1 },
        ],
        entries,
      );
    }
    return present(entries, fits, wanted);
  }

  /** It has hits in headings; `null`: nothing is near. */
  async suggestion(term: SearchTerm): Promise<string | null> {
    return suggestionFor(term, knownIn(await this.read()));
  }

  private read(): Promise<Titles> {
    this.titles ??= this.source
      .titles()
      .then(({ entries, words }) => ({ entries: entries.map(preparedTitle), words }))
      .catch((error: unknown) => {
        this.titles = undefined;
        throw error;
      });
    return this.titles;
  }

  private part(name: string): Promise<KnownWord[]> {
    const known = this.parts.get(name);
    if (known) return known;
    const part = this.source.words(name).then((entries) => entries.map(wordOf));
    this.parts.set(name, part);
    part.catch(() => this.parts.delete(name));
    return part;
  }

  private async partsOf(asked: string, words: TitlesPart['words']): Promise<KnownWord[]> {
    return (await Promise.all(partsFor(asked, words).map((name) => this.part(name)))).flat();
  }
}

/** Each with whether it has the words exactly. */
function withAllWords(term: SearchTerm, parts: readonly KnownWord[][]): Map<number, boolean> {
  const each = term.exact.words.map((exact) => withWord(exact, parts.flat()));
  const [first = new Map<number, boolean>(), ...rest] = each;
  const all = new Map<number, boolean>();
  for (const [number, isExact] of first) {
    if (rest.every((one) => one.has(number)))
      all.set(number, isExact && rest.every((one) => one.get(number)));
  }
  return all;
}

function withWord(asked: string, words: readonly KnownWord[]): Map<number, boolean> {
  const looseAsked = foldLetters(asked);
  const found = new Map<number, boolean>();
  for (const { exact, loose, documents } of words) {
    if (!matchesWord(loose, looseAsked)) continue;
    const isExact = matchesWord(exact, asked);
    for (const number of documents) found.set(number, isExact || found.get(number) === true);
  }
  return found;
}

function knownIn(titles: Titles): KnownWord[] {
  titles.known ??= wordsIn(titles.entries.map(({ prepared }) => prepared));
  return titles.known;
}

function wordsIn(headings: readonly PreparedHeading[]): KnownWord[] {
  const known = new Map<string, { exact: string; loose: string; documents: number[] }>();
  for (const [number, { exact }] of headings.entries()) {
    for (const word of new Set([...wordsOf([exact.title, ...exact.hashtags].join(' ')), ...exact.hashtags])) {
      const loose = foldLetters(word);
      const same = known.get(loose);
      if (!same) known.set(loose, { exact: word, loose, documents: [number] });
      else if (same.documents.at(-1) !== number) same.documents.push(number);
    }
  }
  return [...known.values()];
}

/** It decides between documents that are equally near. */
const meantWeight = 0.001;

function addNear(
  fits: Map<number, Fit>,
  term: SearchTerm,
  vocabularies: { words: readonly KnownWord[]; weight: number }[],
  headings: readonly { prepared: PreparedHeading }[],
  withAll = false,
): void {
  for (const [number, { score, words }] of nearDocuments(term, vocabularies, headings.length, withAll)) {
    const prepared = headings[number]?.prepared;
    if (!prepared || fits.has(number)) continue;
    const near = [...new Set(words)];
    const asMeant = headingRank(searchTerm(near.join(' ')), prepared) ?? rank.body;
    fits.set(number, { rank: rank.near + 1 - score + meantWeight * asMeant, near });
  }
}

function headingFits(term: SearchTerm, headings: readonly { prepared: PreparedHeading }[]): Map<number, Fit> {
  const fits = new Map<number, Fit>();
  for (const [number, { prepared }] of headings.entries()) {
    const fit = term.text === '' ? rank.exact : headingRank(term, prepared);
    if (fit !== null) fits.set(number, { rank: fit });
  }
  return fits;
}

function present(entries: readonly Entry[], fits: Map<number, Fit>, wanted: SearchQuery): StaticHits {
  const posts: Hit[] = [];
  const snippets: Hit[] = [];
  const counts = { posts: 0, snippets: 0 };
  for (const [number, fit] of [...fits].sort(byRank)) {
    const entry = entries[number];
    if (!entry) continue;
    // Exercises are listed with the snippets: both are code to try.
    const name = entry.kind === 'blog' ? 'posts' : 'snippets';
    counts[name] += 1;
    if (counts[name] > wanted[name]) continue;
    const { prepared, ...rest } = entry;
    (name === 'posts' ? posts : snippets).push({ ...rest, ...fit });
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

/** SEARCH-2: by rank, then by title, because the index contains no times. */
export function findVideos(
  term: SearchTerm,
  videos: readonly PreparedVideo[],
  wanted: number,
): SearchHits<VideoHit> {
  const fits = headingFits(term, videos);
  if (fits.size < enoughHits) {
    const words = wordsIn(videos.map(({ prepared }) => prepared));
    // Beside posts that are found, videos with one of the words would only be in the way.
    addNear(fits, term, [{ words, weight: 1 }], videos, true);
  }
  const found = [...fits].flatMap(([number, fit]) => {
    const one = videos[number];
    return one ? [{ hit: { ...one.video, ...fit }, title: one.prepared.loose.title }] : [];
  });
  found.sort((a, b) => a.hit.rank - b.hit.rank || (a.title < b.title ? -1 : 1));
  return { hits: found.slice(0, wanted).map(({ hit }) => hit), count: found.length };
}
