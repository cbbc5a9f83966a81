import { describe, expect, test } from 'vitest';
import { fileOf, isPostPicture, postPicturePath } from '#domain/blog/post-picture.ts';
import { type PostForm, postProblem, postTextOf } from '#domain/panel/public-form.ts';
import { limits } from '#domain/shared/limits.ts';

const whole: PostForm = {
  series: '',
  plan: '',
  title: ' Qrid ',
  content: '<p>a</p>',
  blog_image: 'https://h.az/a.webp',
  tags: 'css html',
};

describe('[PANEL-3] a post before it is sent', () => {
  test('is complete with title, content, picture and a hashtag', () => {
    expect(postProblem(whole, null, new Date())).toBeNull();
    expect(postTextOf(whole)).toEqual({
      title: 'Qrid',
      content: '<p>a</p>',
      blog_image: 'https://h.az/a.webp',
      hashtags: ['css', 'html'],
    });
  });

  test.each([
    [{ title: ' ' }, 'missing', 'title'],
    [{ title: '?!' }, 'address', 'title'],
    [{ title: ' Index?' }, 'reserved', 'title'],
    [{ title: 'index.html' }, 'reserved', 'title'],
    [{ content: '' }, 'missing', 'content'],
    [{ content: 'a'.repeat(limits.content + 1) }, 'length', 'content'],
    [{ blog_image: '' }, 'missing', 'blog_image'],
    [{ tags: '' }, 'missing', 'tags'],
    [{ tags: Array.from({ length: 31 }, (_, n) => `t${n}`).join(' ') }, 'hashtags', 'tags'],
  ] as const)('%o', (over, kind, field) => {
    expect(postProblem({ ...whole, ...over }, null, new Date())).toEqual({ kind, field });
  });
});

describe('[PANEL-3] the path of a picture', () => {
  const random = '0123456789abcdef0123456789abcdef';
  test.each([
    ['Üz Qabığı!.PNG', 'image/jpeg', 'uz-qabigi.jpg'],
    ['../../x.webp', 'image/webp', 'x.webp'],
    ['.webp', 'image/webp', 'sekil.webp'],
    ['日本.jpg', 'image/jpeg', 'sekil.jpg'],
    [`${'a'.repeat(300)}.jpg`, 'image/jpeg', `${'a'.repeat(60)}.jpg`],
  ] as const)('%s', (name, type, kept) => {
    const path = postPicturePath(new Date('2026-11-21T10:00:00Z'), random, name, type);
    expect(path).toBe(`blog-images/1795255200000-${random}-${kept}`);
    // The same pattern as in firebase/storage.rules.
    expect(path).toMatch(/^blog-images\/[0-9]{13}-[a-z0-9]{8,32}-[A-Za-z0-9._-]{1,100}$/);
  });

  test('is recognised by its address', () => {
    const address = 'https://h.az/v0/b/x/o/blog-images%2F1795255200000-a-b.webp?alt=media';
    expect(isPostPicture(address)).toBe(true);
    expect(fileOf(address)).toBe('blog-images/1795255200000-a-b.webp');
    expect(isPostPicture('https://lh7.example/blog-images/a.webp')).toBe(false);
    expect(isPostPicture('data:image/png;base64,/blog-images%2F')).toBe(false);
    expect(fileOf('%E0%A4%A')).toBe('%E0%A4%A');
  });
});
