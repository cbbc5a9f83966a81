import { deleteField, FieldValue } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { Fields, Operation } from '#core/cloud/operation.ts';
import { signUp } from '#core/cloud/own-record.ts';
import { createVideo, editVideo } from '#features/videos/desk/gateway.ts';
import type { VideoText } from '#features/videos/video.ts';
import { createPost, createSnippet, editPost } from './articles-gateway.ts';
import { moveToTrash } from './authored-gateway.ts';
import { restore } from './trash-gateway.ts';

// tests/rules proves that the server accepts the batches; this file tests their contents.
const by = { uid: 'teacher', entry: 'e1' };
const paths = (batch: Operation[]) => batch.map(({ kind, path }) => `${kind} ${path}`);
function dataAt(batch: Operation[], path: string): Fields {
  const found = batch.find((operation) => operation.path === path);
  return found && found.kind !== 'delete' ? found.data : {};
}
const free: VideoText = { title: 'Flexbox', hashtags: ['css'], url: 'abcdefghijk', demo: 'true', paid: '' };
const closed: VideoText = { ...free, demo: 'false', group: 'frontend' };

describe('sign-up', () => {
  const person = { name: 'İlqar', surname: 'Şəmsi', username: 'İlqar', email: 'Ilqar@X.az', mobile: '' };
  const batch = signUp('u1', person);

  test('[SIGNUP-1] [SIGNUP-2] converts username and e-mail to lower case and reserves both', () => {
    expect(paths(batch)).toEqual(['set users/u1', 'set usernames/ilqar', 'set emails/ilqar@x.az']);
    expect(dataAt(batch, 'users/u1')).toMatchObject({ username: 'ilqar', email: 'ilqar@x.az' });
  });

  test('[SEARCH-4] folds the name for the search', () => {
    expect(dataAt(batch, 'users/u1').nameKey).toBe('ilqar semsi');
  });

  test('[SIGNUP-3] writes no password', () => {
    expect(dataAt(signUp('u1', { ...person, ...{ password: 'x' } }), 'users/u1')).not.toHaveProperty(
      'password',
    );
  });
});

describe('posts and snippets', () => {
  const text = {
    title: 'CSS Şəbəkə?',
    content: '<p>a</p>',
    hashtags: ['css'],
    blog_image: 'https://h.az/a.webp',
  };
  const author = { author: 'Ad Soyad', author_image: '' };

  test('[BLOG-4] [CODE-1] get their address from the title and reserve it', () => {
    const post = createPost(by, 'p1', author, text);
    expect(paths(post)).toContain('set slugs/blogs_css-şəbəkə');
    expect(dataAt(post, 'blogs/p1')).toMatchObject({
      slug: 'css-şəbəkə',
      titleKey: 'css sebeke?',
      words: expect.arrayContaining(['css', 'seb']),
      author: 'Ad Soyad',
      audit: 'e1',
    });
    expect(paths(createSnippet(by, 's1', { codeName: 'css' }, text))).toContain(
      'set slugs/codes_css_css-şəbəkə',
    );
  });

  test('[READ-9] have a series only if one was typed; an edit takes it away', () => {
    const named = { ...text, series: 'Səliqəli veb-səhifə' };
    expect(dataAt(createPost(by, 'p1', author, named), 'blogs/p1').series).toBe(named.series);
    expect(dataAt(createPost(by, 'p1', author, text), 'blogs/p1')).not.toHaveProperty('series');
    const version = { id: 'p1', rev: 1, was: text };
    expect(dataAt(editPost(by, version, named), 'blogs/p1').series).toBe(named.series);
    expect(dataAt(editPost(by, version, text), 'blogs/p1').series).toBeInstanceOf(FieldValue);
  });

  test('[PANEL-14] write a log entry under a new id when no id is given', () => {
    const [one, two] = [1, 2].map(() =>
      dataAt(createPost({ uid: 'teacher' }, 'p1', author, text), 'blogs/p1'),
    );
    expect(one?.audit).toMatch(/^[^/]{20,}$/);
    expect(one?.audit).not.toBe(two?.audit);
  });
});

describe('videos', () => {
  test('[SEARCH-2] are in the index only if they are free', () => {
    expect(paths(createVideo(by, 'v1', free, { n: 2 }))).toContain('update videoIndex/free-2');
    expect(paths(createVideo(by, 'v1', free, { n: 2, isNew: true }))).toContain('set videoIndex/free-2');
    expect(paths(createVideo(by, 'v1', closed, { n: 2 }))).toHaveLength(2);
  });

  test('[PANEL-13] leave the index when they stop being free, and lose their group when they become free', () => {
    const closing = editVideo(by, { id: 'v1', rev: 1, was: free }, closed, true, { n: 0 });
    const opening = editVideo(by, { id: 'v1', rev: 1, was: free }, free, false, { n: 0 });
    expect(dataAt(closing, 'videoIndex/free-0')).toEqual({ 'videos.v1': deleteField(), last: 'v1' });
    expect(dataAt(opening, 'videos/v1').group).toEqual(deleteField());
    expect(dataAt(opening, 'videoIndex/free-0')).toMatchObject({ last: 'v1' });
    expect(paths(editVideo(by, { id: 'v1', rev: 1, was: free }, closed, false, { n: 0 }))).toHaveLength(3);
  });
});

describe('trash', () => {
  const user = {
    collection: 'users',
    target: 'u1',
    data: { name: 'Ad', userKey: 'k', audit: 'old' },
  } as const;
  const post = { collection: 'blogs', target: 'p1', data: { title: 'a' } } as const;

  test('[PANEL-9] restores a user without the key of a role', () => {
    expect(dataAt(restore(by, user), 'users/u1')).toEqual({ name: 'Ad', audit: 'e1' });
  });

  test('[PANEL-12] marks the site dirty when a post is deleted or restored, but not for a user', () => {
    const marks = [moveToTrash(by, post), restore(by, post), moveToTrash(by, user), restore(by, user)].map(
      (batch) => paths(batch).includes('update config/publish'),
    );
    expect(marks).toEqual([true, true, false, false]);
  });
});
