// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { writtenIn } from '#core/cloud/schema-parts.ts';
import { limits } from '#core/words/limits.ts';
import { posts } from '#features/posts/desk/store.ts';
import { videosOfStudents } from '#features/progress/desk/student-progress.ts';
import { snippets } from '#features/snippets/desk/store.ts';
import { SnippetText, type StaffSnippet } from '#features/snippets/snippet.ts';
import { videos } from '#features/videos/desk/store.ts';
import {
  noTexts,
  planVideo,
  type VideoForm,
  videoFormOf,
  videoProblem,
  videoTextOf,
  videoTextsOf,
} from '#features/videos/desk/video-form.ts';
import { videoLimits } from '#features/videos/limits.ts';
import { type Video, VideoText } from '#features/videos/video.ts';
import { hasTitleOfCopy, titleOfCopy } from './draft-format.ts';
import {
  type PostForm,
  PostText,
  postFormOf,
  postProblem,
  postTextOf,
  type SnippetForm,
  type StaffPost,
  snippetFormOf,
  snippetProblem,
} from './public-form.ts';
import { copying } from './texts.ts';

const courses = ['frontend', 'backend'];
const now = new Date('2026-11-20T10:00:00Z');

const post: PostForm = {
  title: ' Qrid ',
  content: '<p>a</p>',
  blog_image: 'https://h.az/a.webp',
  tags: 'css html',
  series: '',
  plan: '',
};
const snippet: SnippetForm = { codeName: 'css', title: 'Torlar', content: '<p>a</p>', plan: '' };
const video: VideoForm = {
  title: ' Flexbox ',
  tags: 'css frontend',
  url: 'https://youtu.be/nu_pCVPKzTk',
  demo: '',
  group: 'frontend',
  paid: 'on',
  transcript: '',
  material: '',
  plan: '',
  module: '',
  quiz: '',
};
const tooMany = Array.from({ length: limits.hashtags + 1 }, (_, n) => `t${n}`).join(' ');

const problemOf = {
  post: (over: object) => postProblem({ ...post, ...over }, null, now),
  snippet: (over: object) => snippetProblem({ ...snippet, ...over }, null, now),
  video: (over: object) => videoProblem({ ...video, ...over }, courses, null, now),
};
type Kind = keyof typeof problemOf;

describe('[PANEL-3] [PANEL-4] [PANEL-5] [LEARN-11] a form before it is sent', () => {
  test.each<[Kind[], object, string | null, string?]>([
    [['post', 'snippet', 'video'], {}, null],
    [['post', 'snippet', 'video'], { title: '  ' }, 'missing', 'title'],
    // No address can be made from it, or it is that of the list.
    [['post', 'snippet'], { title: '?!' }, 'address', 'title'],
    [['post', 'snippet'], { title: ' Index?' }, 'reserved', 'title'],
    [['post', 'snippet'], { title: 'index.html' }, 'reserved', 'title'],
    [['post', 'snippet'], { content: '\n' }, 'missing', 'content'],
    [['post', 'snippet'], { content: 'a'.repeat(limits.content + 1) }, 'length', 'content'],
    [['post', 'snippet', 'video'], { plan: '2020-01-01T10:00' }, 'past', 'plan'],
    [['post'], { tags: '' }, 'missing', 'tags'],
    [['post'], { tags: tooMany }, 'hashtags', 'tags'],
    [['snippet'], { codeName: '' }, 'missing', 'codeName'],
    [['snippet'], { codeName: 'php' }, 'missing', 'codeName'],
    [['video'], { url: '' }, 'missing', 'url'],
    [['video'], { url: 'https://vimeo.com/1' }, 'link', 'url'],
    // The hashtag of the group is added.
    [['video'], { tags: '' }, null],
    [['video'], { tags: '', group: '' }, 'missing', 'group'],
    [['video'], { tags: '', group: '', demo: 'on' }, 'missing', 'hashtags'],
    [['video'], { tags: 'x'.repeat(limits.hashtag + 1) }, 'hashtags', 'hashtags'],
    // With the hashtag of the group there is one too many.
    [['video'], { tags: tooMany.replace(' t1 ', ' ') }, 'hashtags', 'hashtags'],
    [['video'], { group: '' }, 'missing', 'group'],
    [['video'], { group: '', demo: 'on' }, null],
    // No page lists a free video without the hashtag of a course.
    [['video'], { tags: 'html css', group: '', demo: 'on' }, 'course', 'hashtags'],
    [['video'], { tags: 'html' }, null],
    [['video'], { transcript: 'a'.repeat(videoLimits.transcript) }, null],
    [['video'], { transcript: 'a'.repeat(videoLimits.transcript + 1) }, 'long', 'transcript'],
    [['video'], { material: 'ə'.repeat(videoLimits.material / 2) }, null],
    [['video'], { material: `a${'ə'.repeat(videoLimits.material / 2)}` }, 'long', 'material'],
    [['video'], { transcript: 'WEBVTT\n\n00:61 --> 00:62\nSalam' }, 'transcript', 'transcript'],
  ])('%j with %o: %s', (kinds, over, kind, field) => {
    for (const one of kinds) {
      if (kind === null) expect(problemOf[one](over), one).toBeNull();
      else expect(problemOf[one](over), one).toMatchObject({ kind, field });
    }
  });
});

const listed = { id: 'a', titleKey: 'a', time: new Date(0), rev: 1, audit: 'a' };
/** What is stored, with every field: tsc asks for a new one. None has the value that a form gives by itself. */
const storedPost: Required<StaffPost> = {
  ...listed,
  title: 'A',
  content: '<p>a</p>',
  hashtags: ['css', 'backend'],
  blog_image: '/a.webp',
  series: 'Seriya',
  author: 'N S',
  author_image: '',
  slug: 'a',
};
const storedSnippet: Required<StaffSnippet> = {
  ...listed,
  title: 'A',
  content: '<p>a</p>',
  codeName: 'css',
  slug: 'a',
};
type GroupVideo = Extract<Video, { demo: 'false' }>;
const storedVideo: Required<GroupVideo> = {
  ...listed,
  title: 'A',
  hashtags: ['css', 'backend'],
  url: 'nu_pCVPKzTk',
  duration: 75,
  quiz: 'quiz-1',
  transcript: 'a',
  material: 'a',
  demo: 'false',
  paid: 'paid',
  group: 'backend',
};
const { group: _, ...ofAll } = storedVideo;
const freeVideo: Required<Extract<Video, { demo: 'true' }>> = { ...ofAll, demo: 'true', paid: '' };

test('[PANEL-13] what is stored passes through its form unchanged: a forgotten field would be deleted by a save', () => {
  expect(writtenIn(PostText, postTextOf(postFormOf(storedPost, now)))).toEqual(
    writtenIn(PostText, storedPost),
  );
  expect(writtenIn(SnippetText, snippetFormOf(storedSnippet, now))).toEqual(
    writtenIn(SnippetText, storedSnippet),
  );
  const stored: Video[] = [freeVideo, { ...storedVideo, group: 'qrup-7' }, storedVideo];
  const texts = { transcript: '0:01\tSalam', material: '<p>Salam</p>' };
  for (const one of stored) {
    expect(videoTextsOf(videoFormOf(one, texts, now))).toEqual(texts);
    const text = videoTextOf(videoFormOf(one, texts, now), one.duration ?? null, courses);
    expect(writtenIn(VideoText, text)).toEqual(writtenIn(VideoText, one));
  }
});

test('[VIDEO-13] a planned video keeps its plan in the form and in a change of many; one that can be watched has none', () => {
  const hour = new Date('2026-11-21T06:00:00Z');
  const planned = { ...storedVideo, time: hour };
  expect(videoFormOf(planned, noTexts, now).plan).toBe('2026-11-21T10:00');
  expect(videoFormOf(planned, noTexts, hour).plan).toBe('');
  const task = { action: 'add', tags: ['html'] } as const;
  expect(planVideo(planned, task, courses, now)).toMatchObject({ plan: 'change' });
  const students = (at: Date) => [...videosOfStudents([{ ...storedVideo, id: 'b' }, planned], 'backend', at)];
  expect(students(now)).toEqual(['b']);
  expect(students(hour)).toEqual(['b', 'a']);
});

describe('[PANEL-4] what a form of a video saves', () => {
  test('a group video has its group and may be paid; a free one has neither, even if they were chosen before', () => {
    const saved = { title: 'Flexbox', hashtags: ['css', 'frontend'], url: 'nu_pCVPKzTk' };
    expect(videoTextOf(video, null, courses)).toEqual({
      ...saved,
      demo: 'false',
      paid: 'paid',
      group: 'frontend',
    });
    expect(videoTextOf({ ...video, demo: 'on' }, 60, courses)).toEqual({
      ...saved,
      demo: 'true',
      paid: '',
      duration: 60,
    });
  });

  test.each([
    [{ tags: 'html' }, ['html', 'frontend']],
    [{ tags: 'frontend html' }, ['frontend', 'html']],
    [{ tags: 'frontend', demo: 'on' }, ['frontend']],
    [{ tags: 'html', group: 'qrup-7' }, ['html']],
  ])(
    '[VIDEO-6] %o: its course is a hashtag exactly once, because its pages list it by hashtag',
    (over, tags) => {
      expect(videoTextOf({ ...video, ...over }, null, courses).hashtags).toEqual(tags);
    },
  );
});

describe('[PANEL-15] a copy, and the next document', () => {
  test('the title of a copy must be changed, also of the longest one', () => {
    expect(titleOfCopy('Flexbox', '(surət)')).toBe('Flexbox (surət)');
    expect(hasTitleOfCopy('Flexbox (surət) ', '(surət)')).toBe(true);
    expect(hasTitleOfCopy('Flexbox', '(surət)')).toBe(false);
    const longest = titleOfCopy('x'.repeat(limits.title), '(surət)');
    expect(longest).toHaveLength(limits.title);
    expect(hasTitleOfCopy(longest, '(surət)')).toBe(true);
  });

  const title = `A ${copying.mark}`;
  const planned = new Date(Date.now() + 86_400_000);
  test.each([
    // Readers would take it for the same post.
    [
      'post',
      () => posts.editor.openCopy('me', { ...storedPost, time: planned }),
      posts,
      { blog_image: '', plan: '' },
      { content: '<p>a</p>', tags: 'css backend', series: 'Seriya' },
    ],
    [
      'snippet',
      () => snippets.editor.openCopy('me', { ...storedSnippet, time: planned }),
      snippets,
      { plan: '' },
      { content: '<p>a</p>', codeName: 'css' },
    ],
    // Link and texts are of one recording.
    [
      'video',
      () => videos.editor.openCopy('me', storedVideo),
      videos,
      { url: '', transcript: '', material: '' },
      { tags: 'css backend', group: 'backend', paid: 'on' },
    ],
  ] as const)('a copy of a %s has what is common to both', async (_, open, { editor }, without, kept) => {
    await open();
    const editing = editor.$editing.get();
    expect(editing?.value).toMatchObject({ title, ...without, ...kept });
    await editing?.form.submit({ ...editing.value } as never);
    expect(editing?.form.$state.get()).toMatchObject({
      step: 'failed',
      message: copying.rename,
      field: 'title',
    });
    editor.close();
  });

  test('the next document has what is left when what makes one is taken away', () => {
    const next = ({ without }: { without: { next: object } }) => without.next;
    expect(next(posts)).toEqual({ title: '', content: '', blog_image: '', plan: '' });
    expect(next(snippets)).toEqual({ title: '', content: '', plan: '' });
    expect(next(videos)).toEqual({ title: '', url: '', transcript: '', material: '', plan: '' });
  });
});
