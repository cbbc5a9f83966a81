import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { TitlesPart, WordsPart } from '#core/search/index-format.ts';
import { questions } from '#support/questions.ts';
import type { SearchAnswer, SearchRequest } from './worker.ts';

const titles: TitlesPart = {
  entries: [
    ['blog', 'Git rebase', 1, 'git'],
    ['blog', 'Flexbox', 2, 'css'],
  ],
  // Titles alone answer «git», which stands before all of them.
  words: [['rebase', 'a']],
};
/** The body of the second one has it, too. */
const words: WordsPart = [['rebase', 1]];

const wanted = { posts: 6, snippets: 6, videos: 6 };
const video = { id: 'v', title: 'Git dərsi', hashtags: ['git'], page: '/lessons' };

/** What the host says of a file. */
type Ending = 'found' | 'gone' | 'offline';

/** A worker that has just been started. @param given the titles that the page has read, or that it is still reading them */
async function started(given: string | null = null) {
  vi.resetModules();
  const files = questions<[address: string], Response>();
  const said: SearchAnswer[] = [];
  let hear: (event: { data: SearchRequest }) => void = () => {};
  vi.stubGlobal('fetch', files.ask);
  vi.stubGlobal('postMessage', (answer: SearchAnswer) => said.push(structuredClone(answer)));
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
  await import('./worker.ts');
  const giveTitles = (text: string | null) =>
    hear({
      data: { kind: 'titles', titles: text === null ? null : new TextEncoder().encode(text).buffer },
    });
  if (given !== 'reading') giveTitles(given);
  const end = async (ending: Ending, at = 0) => {
    await settled();
    const file = files.open[at % Math.max(1, files.open.length)];
    if (ending === 'offline') file?.fail(new TypeError('Failed to fetch'));
    else {
      // What a host says behind another status is no answer, whatever it looks like.
      const status = ending === 'gone' ? 404 : 200;
      file?.answer(Response.json(file.asked[0].includes('titles') ? titles : words, { status }));
    }
    await settled();
  };
  return {
    files,
    end,
    giveTitles,
    find: (id: number, text: string) => hear({ data: { kind: 'find', id, text, wanted } }),
    findKept: (id: number, text: string, kept: TitlesPart = titles) => {
      const index = {
        titles: kept,
        words: [{ name: 'a', part: words }],
        texts: [{ page: '/blogs/a', text: '' }],
      };
      hear({ data: { kind: 'find-kept', id, text, wanted, index } });
    },
    keptPages: (id: number) => said.find((one) => one.id === id)?.results?.keptPages,
    suggestions: (id: number) =>
      said.filter((one) => one.id === id).map(({ results }) => results?.suggestion),
    giveVideos: (videos: (typeof video)[]) => hear({ data: { kind: 'videos', videos } }),
    /** How far a search is, and how many posts it has found. */
    said: (id: number) =>
      said
        .filter((one) => one.id === id)
        .map(({ results }) => results && [results.bodies, results.posts.count]),
    videos: (id: number) => said.filter((one) => one.id === id).map(({ results }) => results?.videos?.count),
  };
}

/** Reading a body takes a few turns. */
const settled = async () => {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((done) => setImmediate(done));
};

describe('[SEARCH-4] the worker', () => {
  test('waits for the titles that the page reads, and does not read them itself', async () => {
    const { find, giveTitles, said, files } = await started('reading');
    find(1, 'git');
    await settled();
    expect(said(1)).toEqual([]);
    giveTitles(JSON.stringify(titles));
    await settled();
    expect(said(1).at(-1)).toEqual(['searched', 1]);
    expect(files.all).toEqual([]);
  });

  test('reads the titles itself if what the page has read is no index', async () => {
    const { find, end, said } = await started('<!doctype html>');
    find(1, 'git');
    await end('found');
    expect(said(1).at(-1)).toEqual(['searched', 1]);
  });

  test('[READ-5] answers that there is nothing when what the device has can’t be searched', async () => {
    const { findKept, said } = await started();
    findKept(1, 'git', { entries: [['blog', 'Git', 1, 'git']], words: null as never });
    await settled();
    expect(said(1)).toEqual([null]);
  });

  test('reads each file once for all searches', async () => {
    const { find, end, files } = await started();
    find(1, 'rebase');
    find(2, 'rebase');
    await end('found');
    await end('found');
    find(3, 'rebase');
    await settled();
    expect(files.all).toEqual([['/search/titles.json'], ['/search/words/a.json']]);
  });

  test.each(['gone', 'offline'] as const)('reads a file that is %s once more', async (ending) => {
    const { find, end, said, files } = await started();
    find(1, 'git');
    await end(ending);
    expect(said(1)).toEqual([]);
    await end('found');
    expect(said(1)).toEqual([
      ['pending', 1],
      ['searched', 1],
    ]);
    expect(files.all).toHaveLength(2);
  });

  test('[READ-5] searches the pages of the device without asking the network, and says how many there are', async () => {
    const { findKept, said, keptPages, files } = await started();
    findKept(1, 'rebase');
    await settled();
    expect(said(1)).toEqual([['searched', 2]]);
    expect(keptPages(1)).toBe(1);
    expect(files.all).toEqual([]);
  });

  test('says that there is nothing when there are no titles, and begins anew with the next search', async () => {
    const { find, end, said } = await started();
    find(1, 'git');
    await end('gone');
    await end('offline');
    expect(said(1)).toEqual([null]);
    find(2, 'git');
    await end('found');
    expect(said(2)).toEqual([
      ['pending', 1],
      ['searched', 1],
    ]);
  });

  test('[SEARCH-3] says what could have been meant, with the last answer and only if nothing was found', async () => {
    const { find, findKept, end, suggestions } = await started();
    find(1, 'flaxbix');
    await end('found');
    find(2, 'rebase');
    await settled();
    await end('found');
    findKept(3, 'flaxbix');
    await settled();
    expect([suggestions(1), suggestions(2), suggestions(3)]).toEqual([
      [undefined, 'flexbox'],
      [undefined, undefined],
      ['flexbox'],
    ]);
  });

  test('after a new build reads titles and words of that build', async () => {
    const { find, end, said, files } = await started();
    find(1, 'rebase');
    await end('found');
    await end('gone');
    await end('found');
    await end('found');
    expect(said(1).at(-1)).toEqual(['searched', 2]);
    expect(files.all.map(([address]) => address)).toEqual([
      '/search/titles.json',
      '/search/words/a.json',
      '/search/titles.json',
      '/search/words/a.json',
    ]);
  });
});

describe('[SEARCH-3] the videos of a search', () => {
  test('are unknown until there are some, and those that are there when it answers', async () => {
    const { find, end, giveVideos, videos } = await started();
    find(1, 'git');
    await end('found');
    giveVideos([video]);
    find(2, 'git');
    await settled();
    expect([videos(1), videos(2)]).toEqual([
      [undefined, undefined],
      [1, 1],
    ]);
  });

  test('are those that are there at each answer: whoever has signed out meanwhile finds none', async () => {
    const { find, end, giveVideos, videos } = await started();
    giveVideos([video]);
    find(1, 'rebase');
    find(2, 'git');
    await end('found');
    giveVideos([]);
    find(3, 'git');
    await end('found');
    expect([videos(1), videos(2), videos(3)]).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('find' as const), text: fc.constantFrom('git', 'rebase', 'yoxdur') }),
  fc.record({
    kind: fc.constant('end' as const),
    ending: fc.constantFrom<Ending>('found', 'gone', 'offline'),
    at: fc.nat(3),
  }),
);

test('[SEARCH-4] in whatever order files come or fail: every search has headings first, if any, and one last answer', async () => {
  const counts: Record<string, [headings: number, all: number]> = {
    git: [1, 1],
    rebase: [1, 2],
    yoxdur: [0, 0],
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const { find, end, said, files } = await started();
      const texts: string[] = [];
      for (const one of steps) {
        if (one.kind === 'find') find(texts.push(one.text), one.text);
        else await end(one.ending, one.at);
      }
      await settled();
      while (files.open.length > 0) await end('found');
      for (const [index, text] of texts.entries()) {
        const [headings, all] = counts[text] ?? [0, 0];
        expect([
          [null],
          [
            ['pending', headings],
            ['searched', all],
          ],
          [
            ['pending', headings],
            ['failed', headings],
          ],
        ]).toContainEqual(said(index + 1));
      }
    }),
    { numRuns: 100 },
  );
});
