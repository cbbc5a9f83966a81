import { deleteField } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { VideoText } from '#domain/video.ts';
import type { Fields, Operation } from '#gateways/firebase/batches/operation.ts';
import { createPost } from '#gateways/firebase/batches/posts.ts';
import { signUp } from '#gateways/firebase/batches/sign-up.ts';
import { createSnippet } from '#gateways/firebase/batches/snippets.ts';
import { moveToTrash, purge, restore } from '#gateways/firebase/batches/trash.ts';
import { createVideo, editVideo } from '#gateways/firebase/batches/videos.ts';

// Whether the server accepts them is tested in tests/rules; here stands what a batch makes of what it is given.
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

  test('[SIGNUP-1] [SIGNUP-2] lowers username and e-mail and reserves both', () => {
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
  const author = { name: 'Ad', surname: 'Soyad', author_image: '' };

  test('[BLOG-4] [CODE-1] get their address from the title and reserve it', () => {
    const post = createPost(by, 'p1', author, text);
    expect(paths(post)).toContain('set slugs/blogs_css-şəbəkə');
    expect(dataAt(post, 'blogs/p1')).toMatchObject({
      slug: 'css-şəbəkə',
      titleKey: 'css sebeke?',
      author: 'Ad Soyad',
      audit: 'e1',
    });
    expect(paths(createSnippet(by, 's1', 'css', text))).toContain('set slugs/codes_css_css-şəbəkə');
  });

  test('[PANEL-14] log under a new id when none is given', () => {
    const [one, two] = [1, 2].map(() =>
      dataAt(createPost({ uid: 'teacher' }, 'p1', author, text), 'blogs/p1'),
    );
    expect(one?.audit).toMatch(/^[^/]{20,}$/);
    expect(one?.audit).not.toBe(two?.audit);
  });
});

describe('videos', () => {
  test('[SEARCH-2] enter the index only when they are free', () => {
    expect(paths(createVideo(by, 'v1', free, { n: 2 }))).toContain('update videoIndex/free-2');
    expect(paths(createVideo(by, 'v1', free, { n: 2, isNew: true }))).toContain('set videoIndex/free-2');
    expect(paths(createVideo(by, 'v1', closed, { n: 2 }))).toHaveLength(2);
  });

  test('[PANEL-13] leave the index when they stop being free, and lose their group when they become it', () => {
    const closing = editVideo(by, { id: 'v1', rev: 1 }, closed, true, { n: 0 });
    const opening = editVideo(by, { id: 'v1', rev: 1 }, free, false, { n: 0 });
    expect(dataAt(closing, 'videoIndex/free-0')).toEqual({ 'videos.v1': deleteField(), last: 'v1' });
    expect(dataAt(opening, 'videos/v1').group).toEqual(deleteField());
    expect(dataAt(opening, 'videoIndex/free-0')).toMatchObject({ last: 'v1' });
    expect(paths(editVideo(by, { id: 'v1', rev: 1 }, closed, false, { n: 0 }))).toHaveLength(2);
  });
});

describe('trash', () => {
  const user = {
    collection: 'users',
    target: 'u1',
    data: { name: 'Ad', userKey: 'k', audit: 'old' },
  } as const;
  const post = { collection: 'blogs', target: 'p1', data: { title: 'a' } } as const;

  test('[PANEL-9] gives a user back without the key of a role', () => {
    expect(dataAt(restore(by, user), 'users/u1')).toEqual({ name: 'Ad', audit: 'e1' });
  });

  test('[PANEL-12] asks for a build when a post goes or comes back, not when a user does', () => {
    const marks = [moveToTrash(by, post), restore(by, post), moveToTrash(by, user), restore(by, user)].map(
      (batch) => paths(batch).includes('update config/publish'),
    );
    expect(marks).toEqual([true, true, false, false]);
  });

  test('[PANEL-14] logs a purge under an id made of the deletion, and blocks a purged user', () => {
    expect(paths(purge(by, { ...user, audit: 'd1' }))).toEqual([
      'delete trash/users_u1',
      'set audit/d1_purge',
      'set blocked/u1',
    ]);
    expect(paths(purge(by, { ...post, audit: 'd1' }))).toHaveLength(2);
  });
});
