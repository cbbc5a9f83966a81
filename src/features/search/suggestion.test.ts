import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexFiles } from '#core/search/index-build.ts';
import { searchTerm } from '#core/search/term.ts';
import { SearchEngine } from './engine.ts';

const titles = [
  ['Əlçatanlıq lüks deyil', 'əlçatanlıq'],
  ['Massivlər və dövrlər', 'javascript'],
  ['Funksiyaların gücü', 'javascript'],
  ['Flexbox ilə düzüm', 'css'],
  ['Şəffaf göstəricilər', 'html'],
  ['Şirkət saytı', 'java'],
] as const;

async function engine(): Promise<SearchEngine> {
  const files = await indexFiles(
    titles.map(([title, tag], day) => ({
      kind: 'blog',
      slug: `p${day}`,
      title,
      hashtags: [tag],
      time: new Date(day * 86_400_000),
      text: '',
    })),
  );
  return new SearchEngine({
    titles: async () => files.titles,
    words: async (name) => files.words.find((one) => one.name === name)?.part ?? [],
  });
}

const suggestion = async (typed: string) => (await engine()).suggestion(searchTerm(typed));

describe('[SEARCH-3] [SEARCH-5] what could have been meant', () => {
  test.each([
    ['two mistakes in a short word', 'flaxbix', 'flexbox'],
    ['three in a long one', 'jawaskribt', 'javascript'],
    ['beside a word that nothing resembles', 'qırxayaq flaxbix', 'flexbox'],
    ['two such words', 'flaxbix jawaskribt', 'flexbox javascript'],
  ])('%s', async (_, typed, meant) => {
    const { posts } = await (await engine()).bodies(searchTerm(typed), { posts: 1, snippets: 1, videos: 1 });
    expect(posts.count).toBe(0);
    expect(await suggestion(typed)).toBe(meant);
  });

  test.each(['qırxayaq', 'javakənarı', 'x', 'gti', '!', ''])(
    'nothing for «%s», which nothing resembles',
    async (typed) => {
      expect(await suggestion(typed)).toBeNull();
    },
  );

  test('whatever is typed: the suggestion has hits', async () => {
    const tested = await engine();
    const word = fc.constantFrom('flexbox', 'dzum', 'massvlar', 'elcatan', 've', 'Şirket', 'q');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.array(word).map((all) => all.join(' ')),
        ),
        async (typed) => {
          const meant = await tested.suggestion(searchTerm(typed));
          if (meant === null) return;
          const { posts } = await tested.bodies(searchTerm(meant), { posts: 1, snippets: 1, videos: 1 });
          expect(posts.count).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 },
    );
  });
});

test('[QUICK-3] an empty term finds the newest posts', async () => {
  const { posts } = await (await engine()).headings(searchTerm(''), { posts: 2, snippets: 0, videos: 0 });
  expect(posts.hits.map(({ title }) => title)).toEqual(['Şirkət saytı', 'Şəffaf göstəricilər']);
});
