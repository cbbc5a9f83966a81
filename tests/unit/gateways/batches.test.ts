import { deleteField, FieldValue } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { VideoText } from '#domain/videos/video.ts';
import type { Fields, Operation } from '#gateways/operation.ts';
import { signUp } from '#gateways/own-record.ts';
import { saveProgress } from '#gateways/progress.ts';
import { moveToTrash } from '#gateways/staff/content.ts';
import { grantCourse, revokeCourse } from '#gateways/staff/people.ts';
import { createPost, createSnippet, editPost } from '#gateways/staff/public-content.ts';
import { purge, restore } from '#gateways/staff/trash.ts';
import { createVideo, editVideo } from '#gateways/staff/videos.ts';

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
    const version = { id: 'p1', rev: 1 };
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

  test('[PANEL-9] restores a user without the key of a role', () => {
    expect(dataAt(restore(by, user), 'users/u1')).toEqual({ name: 'Ad', audit: 'e1' });
  });

  test('[PANEL-12] marks the site dirty when a post is deleted or restored, but not for a user', () => {
    const marks = [moveToTrash(by, post), restore(by, post), moveToTrash(by, user), restore(by, user)].map(
      (batch) => paths(batch).includes('update config/publish'),
    );
    expect(marks).toEqual([true, true, false, false]);
  });

  test('[PANEL-14] logs a purge under an id derived from the deletion, and blocks a purged user', () => {
    expect(paths(purge(by, { ...user, audit: 'd1', title: 'Ad Soyad' }))).toEqual([
      'delete trash/users_u1',
      'set audit/d1_purge',
      'set blocked/u1',
    ]);
    expect(paths(purge(by, { ...post, audit: 'd1', title: 'a' }))).toHaveLength(2);
  });
});

describe('[PANEL-14] a log entry describes its document even after a purge', () => {
  const titleIn = (batch: Operation[]) => dataAt(batch, 'audit/e1').title;
  const data = { title: 'Flexbox', hashtags: ['css'], demo: 'false' };
  const video = { collection: 'videos', target: 'v1', data } as const;
  const user = { collection: 'users', target: 'u1', data: { name: 'Ad', surname: 'Soyad' } } as const;

  test('contains the title that content had at the time', () => {
    expect(titleIn(createVideo(by, 'v1', closed, { n: 0 }))).toBe('Flexbox');
    const renamed = { ...closed, title: 'Yeni' };
    expect(titleIn(editVideo(by, { id: 'v1', rev: 1 }, renamed, false, { n: 0 }))).toBe('Yeni');
    expect(titleIn(moveToTrash(by, video))).toBe('Flexbox');
    expect(titleIn(restore(by, video))).toBe('Flexbox');
    expect(dataAt(purge(by, { ...video, audit: 'd1', title: 'Flexbox' }), 'audit/d1_purge').title).toBe(
      'Flexbox',
    );
  });

  test('does not contain a person’s name', () => {
    const entries = [moveToTrash(by, user), restore(by, user)].map((batch) => dataAt(batch, 'audit/e1'));
    entries.push(dataAt(purge(by, { ...user, audit: 'd1', title: 'Ad Soyad' }), 'audit/d1_purge'));
    for (const entry of entries) expect(JSON.stringify(entry)).not.toContain('Soyad');
  });

  test('contains the lesson', () => {
    expect(dataAt(grantCourse(by, 'u1', 'css', null), 'audit/e1').lesson).toBe('css');
    expect(dataAt(revokeCourse(by, 'u1', 'css'), 'audit/e1').lesson).toBe('css');
  });
});

test('[VIDEO-10] the progress of many videos is sent in batches of ten', () => {
  const place = { seconds: 3, done: false, at: 1 };
  const videos = Object.fromEntries(Array.from({ length: 23 }, (_, n) => [`v${n}`, place]));
  const batches = saveProgress('u1', 'css', videos).map((one) => dataAt([one], 'users/u1/progress/css'));
  expect(batches.map((data) => Object.keys(data).length)).toEqual([10, 10, 3]);
  expect(Object.assign({}, ...batches)).toEqual(videos);
});
