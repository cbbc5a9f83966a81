import { readdirSync, readFileSync } from 'node:fs';
import type { SearchDocument } from '#core/search/index-build.ts';
import { wordsOf } from '#core/search/term.ts';
import { randomFrom } from '#core/words/random.ts';
import { slugOf } from '#core/words/slug.ts';

const suffixes = 'lar lər da də dan dən ın in ım im ı i lıq lik çı çi sız siz ca cə la lə'.split(' ');
const hashtags =
  'html css scss javascript react java mongodb expressjs figma adobexd autodesk turbocad'.split(' ');

/** The words of the sample posts, with their repetitions. */
function sampleWords(): string[] {
  const git = readdirSync('content/blogs').map((file) => readFileSync(`content/blogs/${file}`, 'utf8'));
  const seeded = readFileSync('stack/seed/content/blogs.json', 'utf8').replace(/\\[a-z]/g, ' ');
  return wordsOf([...git, seeded].join(' ').replace(/<[^>]+>/g, ' '));
}

/**
 * Posts as long as the sample posts (about 600 words), the same at every run. Words are as frequent as in the
 * samples; about 1 % are new words, because a larger collection has more different words.
 */
export function samplePosts(count: number): SearchDocument[] {
  const random = randomFrom(count);
  const words = sampleWords();
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error('an empty list');
    return item;
  };
  const word = () => (random() < 0.01 ? one(words) + one(suffixes) + one(suffixes) : one(words));
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  return Array.from({ length: count }, (_, index) => {
    const title = sentence(5 + Math.floor(random() * 6));
    return {
      kind: 'blog',
      title,
      slug: slugOf(title),
      hashtags: [...new Set([one(hashtags), one(hashtags), one(hashtags)])],
      time: new Date(Date.UTC(2020, 0, 1) + index * 21_600_000),
      text: sentence(450 + Math.floor(random() * 300)),
    };
  });
}
