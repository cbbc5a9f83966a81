import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type IndexFiles, indexFiles, type SearchDocument, wordParts } from '#core/search/index-build.ts';
import { rank } from '#core/search/match.ts';
import { searchTerm, wordsOf } from '#core/search/term.ts';
import { foldLetters, lowerCase } from '#core/words/letters.ts';
import { linked } from '#features/videos/free-videos.ts';
import { findVideos, prepareVideo, SearchEngine, type SearchSource, type StaticHits } from './engine.ts';

const day = 86_400_000;

const document = (title: string, over: Partial<SearchDocument> = {}): SearchDocument => ({
  kind: 'blog',
  slug: title.toLowerCase(),
  title,
  hashtags: [],
  time: new Date(20_000 * day),
  text: '',
  ...over,
});

function sourceOf({ titles, words }: IndexFiles): SearchSource & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    titles: async () => titles,
    words: async (name) => {
      asked.push(name);
      const found = words.find((one) => one.name === name);
      if (!found) throw new Error(name);
      return found.part;
    },
  };
}

const many = { posts: 100, snippets: 100, videos: 100 };

async function searching(documents: SearchDocument[]) {
  const source = sourceOf(await indexFiles(documents));
  const engine = new SearchEngine(source);
  /** Without what is only near the term (near.test.ts). */
  const titles = (found: StaticHits) => found.posts.hits.flatMap(({ title, near }) => (near ? [] : title));
  return {
    source,
    engine,
    headings: async (typed: string) => titles(await engine.headings(searchTerm(typed), many)),
    all: async (typed: string) => titles(await engine.bodies(searchTerm(typed), many)),
  };
}

describe('[SEARCH-4] the order of hits', () => {
  test('exact hits come before loose ones, headings before bodies, and newer before older', async () => {
    const { all, headings } = await searching([
      document('Mətndə dəqiq', { text: 'burada şəkil var' }),
      document('Mətndə boş', { text: 'burada sekil var', time: new Date(20_009 * day) }),
      document('Sekil'),
      document('Köhnə şəkil', { time: new Date(19_000 * day) }),
      document('Yeni şəkil', { time: new Date(21_000 * day) }),
      document('Başqa', { text: 'heç nə' }),
    ]);
    expect(await headings('şəkil')).toEqual(['Yeni şəkil', 'Köhnə şəkil', 'Sekil']);
    expect(await all('şəkil')).toEqual(['Yeni şəkil', 'Köhnə şəkil', 'Sekil', 'Mətndə dəqiq', 'Mətndə boş']);
  });

  test('a hit has all words anywhere in the text; a prefix is enough, except for short words', async () => {
    const { all } = await searching([
      document('Grid', { text: 'düzümlər və js' }),
      document('Flexbox', { text: 'düzüm və json' }),
    ]);
    expect(await all('duzum ve')).toEqual(['Flexbox', 'Grid']);
    expect(await all('grid duzum')).toEqual(['Grid']);
    expect(await all('js')).toEqual(['Grid']);
    expect(await all('düzümdən')).toEqual([]);
  });

  test('returns the requested number of hits and the total; snippets are separate', async () => {
    const { engine } = await searching([
      ...['a', 'b', 'c'].map((name) => document(`CSS ${name}`)),
      document('Kart', { kind: 'css', hashtags: ['css'] }),
    ]);
    const { posts, snippets } = await engine.bodies(searchTerm('css'), { ...many, posts: 2 });
    expect(posts.hits).toHaveLength(2);
    expect(posts.count).toBe(3);
    expect(snippets.hits.map(({ kind, title, rank: fit }) => [kind, title, fit])).toEqual([
      ['css', 'Kart', rank.exactTag],
    ]);
  });
});

describe('[SEARCH-4] the parts of the index', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abəeığ19'.split('')), minLength: 1, maxLength: 5 });
  const texts = fc.array(
    fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
    {
      minLength: 1,
      maxLength: 6,
    },
  );

  test('with parts of any size, every prefix of every word finds its document', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 10, max: 80 }), fc.nat(), async (bodies, length, cut) => {
        const documents = bodies.map((text, index) => document('Q'.repeat(index + 1), { text }));
        const parts = wordParts(documents, length);
        const files = await indexFiles(documents);
        const words = parts.map((part, index) => ({ name: `${index}`, part }));
        const names = words.map(({ name, part }): [string, string] => [
          foldLetters(part[0]?.[0] ?? ''),
          name,
        ]);
        const engine = new SearchEngine(
          sourceOf({ ...files, words, titles: { ...files.titles, words: names } }),
        );
        const asked = wordsOf(lowerCase(bodies.join(' '))).map((one) => one.slice(0, 3 + (cut % 3)));
        for (const typed of new Set(asked)) {
          const { posts } = await engine.bodies(searchTerm(typed), many);
          const expected = documents.filter(({ title, text }) =>
            wordsOf(foldLetters(`${title} ${text}`)).some((one) =>
              typed.length > 2 ? one.startsWith(foldLetters(typed)) : one === foldLetters(typed),
            ),
          );
          expect(new Set(posts.hits.filter(({ near }) => !near).map(({ title }) => title))).toEqual(
            new Set(expected.map(({ title }) => title)),
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  test('only parts that can contain the word are read, each once', async () => {
    const documents = Array.from({ length: 400 }, (_, index) =>
      document(`Yazı ${index}`, {
        text: Array.from({ length: 40 }, (_, n) => `söz${(index * 37 + n * 11) % 900}bitir${n}`).join(' '),
      }),
    );
    const { source, all } = await searching(documents);
    expect((await indexFiles(documents)).words.length).toBeGreaterThan(5);
    await all('söz777');
    expect(source.asked.length).toBeLessThanOrEqual(2);
    const before = source.asked.length;
    await all('söz777b');
    expect(source.asked).toHaveLength(before);
  });

  test('a part that could not be read is requested again', async () => {
    const files = await indexFiles([document('Git', { text: 'budaq' })]);
    const source = sourceOf(files);
    let isOffline = true;
    const engine = new SearchEngine({
      titles: () => (isOffline ? Promise.reject(new Error('offline')) : source.titles()),
      words: (name) => (isOffline ? Promise.reject(new Error('offline')) : source.words(name)),
    });
    await expect(engine.headings(searchTerm('git'), many)).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.headings(searchTerm('git'), many)).posts.count).toBe(1);
    isOffline = true;
    await expect(engine.bodies(searchTerm('budaq'), many)).rejects.toThrow('offline');
    isOffline = false;
    expect((await engine.bodies(searchTerm('budaq'), many)).posts.count).toBe(1);
  });
});

describe('[SEARCH-2] videos', () => {
  const videos = [
    { id: 'b', title: 'Flexbox', hashtags: ['css', 'frontend'] },
    { id: 'a', title: 'CSS ilə başlanğıc', hashtags: ['fullstack'] },
    { id: 'c', title: 'Çay', hashtags: ['yox'] },
  ].map((video) => prepareVideo(linked(video, ['fullstack', 'frontend'])));

  test('match by hashtag or title, are sorted by title among equals, and link to their first lesson', () => {
    const { hits, count } = findVideos(searchTerm('css'), videos, 10);
    expect(hits.map(({ page }) => page)).toEqual([
      '/lessons/fullstack/videos#a',
      '/lessons/frontend/videos#b',
    ]);
    expect(count).toBe(2);
    expect(findVideos(searchTerm('cay'), videos, 10).hits.map(({ page }) => page)).toEqual(['/lessons']);
  });
});
