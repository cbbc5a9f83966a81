import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, test } from 'vitest';
import { foldLetters } from '#core/words/letters.ts';
import { findVideos, prepareVideo, SearchEngine } from '#features/search/engine.ts';
import { sampleDocuments } from '#support/sample-documents.ts';
import { phrases, words } from '#support/typed-queries.ts';
import { type IndexFiles, indexFiles } from './index-build.ts';
import { meantBy } from './marks.ts';
import { searchTerm } from './term.ts';

const documents = sampleDocuments();
const many = { posts: 99, snippets: 99, videos: 0 };
const engineOf = ({ titles, words }: IndexFiles) =>
  new SearchEngine({
    titles: async () => titles,
    words: async (name) => words.find((one) => one.name === name)?.part ?? [],
  });
const engine = engineOf(await indexFiles(documents));

/** The first three slugs of the quick search, which mixes posts and snippets. */
async function ours(typed: string): Promise<string[]> {
  const { posts, snippets } = await engine.bodies(searchTerm(typed), many);
  const hits = [...posts.hits, ...snippets.hits].sort((a, b) => a.rank - b.rank);
  return hits.slice(0, 3).map(({ slug }) => slug);
}

const other = new MiniSearch<{ id: number; title: string; hashtags: string; text: string }>({
  fields: ['title', 'hashtags', 'text'],
  processTerm: foldLetters,
  searchOptions: { prefix: true, fuzzy: 0.2 },
});
other.addAll(
  documents.map(({ title, hashtags, text }, id) => ({ id, title, hashtags: hashtags.join(' '), text })),
);
const miniSearch = async (typed: string): Promise<string[]> =>
  other
    .search(typed)
    .slice(0, 3)
    .map(({ id }) => documents[id]?.slug ?? '');

/** Without the course of an exercise. */
const ownPart = (slug: string) => slug.split('/').at(-1) ?? '';

/** The queries without a right hit among the first three. */
async function missed(search: typeof ours, set: typeof words): Promise<string[]> {
  const lost: string[] = [];
  for (const [typed, ...right] of set) {
    const found = (await search(typed)).map(ownPart);
    if (!found.some((slug) => right.some((one) => slug.startsWith(one)))) lost.push(typed);
  }
  return lost;
}

test.each([
  ['single words', words, 0.92],
  ['several words', phrases, 0.93],
] as const)(
  '[SEARCH-5] of %s most have a right hit among the first three, as many as MiniSearch’s or more',
  async (_, set, least) => {
    const [lost, theirs] = [await missed(ours, set), await missed(miniSearch, set)];
    expect(lost.length, lost.join(', ')).toBeLessThanOrEqual(set.length * (1 - least));
    expect(lost.length).toBeLessThanOrEqual(theirs.length);
  },
);

test('every expected slug is that of a document', () => {
  const slugs = documents.map(({ slug }) => ownPart(slug));
  const unknown = [...words, ...phrases]
    .flatMap(([, ...right]) => right)
    .filter((one) => !slugs.some((slug) => slug.startsWith(one)));
  expect(unknown).toEqual([]);
});

describe('[SEARCH-5] documents near a term', () => {
  const sample = [
    ['Massivlər və dövrlər', 'javascript', 'massivi ikiyə bölmək'],
    ['Funksiyaların gücü', 'javascript', ''],
    ['Flexbox ilə düzüm', 'css', 'bir sıra'],
    ['Kart dizaynı', 'css', 'flexbax yazanlar da var'],
  ] as const;
  const searching = async () => {
    const made = await indexFiles(
      sample.map(([title, tag, text], day) => ({
        kind: 'blog',
        slug: `p${day}`,
        title,
        hashtags: [tag],
        time: new Date(day * 86_400_000),
        text,
      })),
    );
    return engineOf(made);
  };
  const titles = async (typed: string) =>
    (await (await searching()).bodies(searchTerm(typed), many)).posts.hits.map(
      ({ title }) => title.split(' ')[0],
    );

  test.each([
    ['a swapped letter', 'flexobx', ['Flexbox']],
    ['another ending', 'massivlərdəki', ['Massivlər']],
    ['a wrong letter and an ending', 'massvlərin', ['Massivlər']],
    ['two words, one of them unknown', 'qırxayaq funksiya', ['Funksiyaların']],
    ['two words that are one', 'flex boks', ['Flexbox']],
    ['an exact hit in a body before near ones in titles', 'flexbax', ['Kart', 'Flexbox']],
    ['nothing that resembles it', 'qırxayaq', []],
    ['two letters with which words begin', 'fl qırxayaq', []],
  ])('%s: «%s»', async (_, typed, found) => {
    expect(await titles(typed)).toEqual(found);
  });

  test('say which of their words are near, for the marks', async () => {
    const { posts } = await (await searching()).bodies(searchTerm('massivlərdəki'), many);
    expect(posts.hits[0]?.near).toEqual(['massivlər']);
  });

  test('stand in the order that they have for the words that were meant: a title before what is tagged with it', async () => {
    const made = await indexFiles(
      ['Səhifənin çəkisi', 'JavaScript-də səhvlər', 'Karyera'].map((title, day) => ({
        kind: 'blog',
        slug: `p${day}`,
        title,
        hashtags: ['javascript'],
        time: new Date(day * 86_400_000),
        text: '',
      })),
    );
    const { posts } = await engineOf(made).bodies(searchTerm('javascrpt'), many);
    expect(posts.hits.map(({ title }) => title)).toEqual([
      'JavaScript-də səhvlər',
      'Karyera',
      'Səhifənin çəkisi',
    ]);
    expect(meantBy(posts.hits)).toBe('javascript');
  });

  test('are called a guess by the words that were found instead; what has the term itself is none', async () => {
    const guess = async (typed: string) => {
      const { posts, snippets } = await engine.bodies(searchTerm(typed), many);
      return meantBy([...posts.hits, ...snippets.hits]);
    };
    expect(await guess('javascrpt')).toBe('javascript');
    expect(await guess('elcatenliq')).toBe('əlçatanlıq');
    expect(await guess('sukuna')).not.toBeNull();
    for (const known of ['javascript', 'mongodb', 'qayda', 'css'])
      expect(await guess(known), known).toBeNull();
  });

  test('whatever is typed, what is guessed has hits of its own', async () => {
    const letters = fc.constantFrom(...words.map(([typed]) => typed), ...phrases.map(([typed]) => typed));
    const mistyped = fc
      .tuple(letters, fc.nat(20), fc.constantFrom('', 'x', 'ə'))
      .map(([word, at, other]) => `${word.slice(0, at)}${other}${word.slice(at + 1)}`);
    await fc.assert(
      fc.asyncProperty(mistyped, async (typed) => {
        const { posts, snippets } = await engine.bodies(searchTerm(typed), many);
        const meant = meantBy([...posts.hits, ...snippets.hits]);
        if (meant === null) return;
        const found = await engine.bodies(searchTerm(meant), many);
        expect(found.posts.count + found.snippets.count, meant).toBeGreaterThan(0);
        expect(meantBy([...found.posts.hits, ...found.snippets.hits]), meant).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test('are left out where there are enough hits', async () => {
    const { posts } = await engine.bodies(searchTerm('css'), many);
    expect(posts.hits.filter(({ near }) => near)).toEqual([]);
  });

  test('are videos, too', () => {
    const videos = ['Massivlər', 'Dövrlər'].map((title) =>
      prepareVideo({ id: title, title, hashtags: [], page: '/' }),
    );
    expect(findVideos(searchTerm('masivlər'), videos, 9).hits.map(({ id }) => id)).toEqual(['Massivlər']);
    // With all words only.
    expect(findVideos(searchTerm('masivlər qırxayaq'), videos, 9).count).toBe(0);
  });

  test('a long term of endings is compared at once', async () => {
    expect(await titles(`mas${'ini'.repeat(60)}q`)).toEqual([]);
  });
});
