import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { signOf } from '../../../scripts/illustrations/cover-signs.ts';
import { cover } from './cover.ts';

const post = { title: 'Git', hashtags: ['frontend', 'git', 'seo'] };

describe('[BLOG-2] the drawn cover of a post', () => {
  test('the same post always gives the same picture, another title another one', () => {
    expect(cover(post)).toBe(cover({ ...post }));
    expect(cover({ ...post, title: 'Git 2' })).not.toBe(cover(post));
  });

  test('shows the sign of the first hashtag that has one', () => {
    expect(signOf(post.hashtags)).toBe(signOf(['git']));
    expect(signOf(['frontend'])).toBeUndefined();
    expect(cover(post, { sign: signOf(['git']) })).not.toBe(cover(post));
  });

  test('every row of a sign has the same width, and the sign fits into the field around it', () => {
    const sources = readFileSync('scripts/illustrations/cover-signs.ts', 'utf8');
    const hashtags = [...sources.matchAll(/^ {2}'?([\p{Letter}-]+)'?: '\w+',$/gmu)].map(
      ([, tag = '']) => tag,
    );
    expect(hashtags.length).toBeGreaterThan(20);
    for (const hashtag of hashtags) {
      const sign = signOf([hashtag]) ?? [];
      expect(sign.length, hashtag).toBeGreaterThan(8);
      expect(sign.length, hashtag).toBeLessThanOrEqual(13);
      expect(new Set(sign.map((row) => row.length)).size, hashtag).toBe(1);
      expect(sign[0]?.length, hashtag).toBeLessThanOrEqual(21);
    }
  });

  test('every sample post has a sign', () => {
    const git = readdirSync('content/blogs').map((file) => readFileSync(`content/blogs/${file}`, 'utf8'));
    const fromGit = git.map((text) => [...text.matchAll(/^ {2}- "(.+)"$/gm)].map(([, tag = '']) => tag));
    const seeded: { hashtags: string[] }[] = JSON.parse(
      readFileSync('stack/seed/content/blogs.json', 'utf8'),
    );
    for (const hashtags of [...fromGit, ...seeded.map((one) => one.hashtags)]) {
      expect(signOf(hashtags), hashtags.join(' ')).toBeDefined();
    }
  });
});
