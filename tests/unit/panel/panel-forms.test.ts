import { describe, expect, test } from 'vitest';
import { hasTitleOfCopy, titleOfCopy } from '#domain/panel/draft.ts';
import { emptySnippetForm, problemOf as problemOfSnippet } from '#domain/panel/public-form.ts';
import {
  emptyVideoForm,
  nextVideoForm,
  problemOf,
  type VideoForm,
  videoFormOf,
  videoTextOf,
} from '#domain/panel/video-form.ts';
import { limits } from '#domain/shared/limits.ts';
import { writtenIn } from '#domain/shared/schema-parts.ts';
import { type Video, VideoText } from '#domain/videos/video.ts';

const courses = ['frontend', 'backend'];

const filled: VideoForm = {
  title: ' Flexbox ',
  tags: 'css frontend',
  url: 'https://youtu.be/nu_pCVPKzTk',
  demo: '',
  group: 'frontend',
  paid: 'on',
  transcript: '',
};

describe('[PANEL-4] the video form', () => {
  test('names the first missing or wrong field', () => {
    const wrong: [Partial<VideoForm>, ReturnType<typeof problemOf>][] = [
      [{ title: '  ' }, { kind: 'missing', field: 'title' }],
      [{ url: '' }, { kind: 'missing', field: 'url' }],
      [{ url: 'https://vimeo.com/1' }, { kind: 'link', field: 'url' }],
      [{ tags: '' }, { kind: 'missing', field: 'hashtags' }],
      [{ tags: 'x'.repeat(61) }, { kind: 'hashtags', field: 'hashtags' }],
      [{ group: '' }, { kind: 'missing', field: 'group' }],
      [{ group: '', demo: 'on' }, null],
      // No page lists a video without a course hashtag.
      [
        { tags: 'html css', group: '', demo: 'on' },
        { kind: 'course', field: 'hashtags' },
      ],
      [{ tags: 'html' }, null],
      [{ transcript: 'Salam' }, null],
      [{ transcript: 'a'.repeat(limits.transcript) }, null],
      [{ transcript: 'a'.repeat(limits.transcript + 1) }, { kind: 'long', field: 'transcript' }],
      [
        { transcript: 'WEBVTT\n\n00:61 --> 00:62\nSalam' },
        { kind: 'transcript', field: 'transcript', problem: { kind: 'time', line: 3 } },
      ],
      [{}, null],
    ];
    for (const [over, problem] of wrong) expect(problemOf({ ...filled, ...over }, courses)).toEqual(problem);
    expect(problemOf(emptyVideoForm, courses)).toEqual({ kind: 'missing', field: 'title' });
  });

  test('a group video has its group and may be paid; a free one has neither, even if they were chosen before', () => {
    const common = { title: 'Flexbox', hashtags: ['css', 'frontend'], url: 'nu_pCVPKzTk' };
    expect(videoTextOf(filled, null, courses)).toEqual({
      ...common,
      demo: 'false',
      paid: 'paid',
      group: 'frontend',
    });
    expect(videoTextOf({ ...filled, demo: 'on' }, 60, courses)).toEqual({
      ...common,
      demo: 'true',
      paid: '',
      duration: 60,
    });
  });

  test('[VIDEO-6] a group video has its group as a hashtag exactly once, because its pages list it by hashtag', () => {
    expect(videoTextOf({ ...filled, tags: 'html' }, null, courses).hashtags).toEqual(['html', 'frontend']);
    expect(videoTextOf({ ...filled, tags: 'frontend html' }, null, courses).hashtags).toEqual([
      'frontend',
      'html',
    ]);
    expect(videoTextOf({ ...filled, tags: 'frontend', demo: 'on' }, null, courses).hashtags).toEqual([
      'frontend',
    ]);
    expect(videoTextOf({ ...filled, tags: 'html', group: 'qrup-7' }, null, courses).hashtags).toEqual([
      'html',
    ]);
    const full = Array.from({ length: 30 }, (_, n) => `t${n}`).join(' ');
    expect(problemOf({ ...filled, tags: full }, courses)).toEqual({ kind: 'hashtags', field: 'hashtags' });
  });

  test('a stored video passes through its form unchanged', () => {
    const common = {
      id: 'a',
      titleKey: 'a',
      time: new Date(0),
      rev: 1,
      audit: 'a',
      title: 'A',
      hashtags: ['css', 'backend'],
    };
    const videos: Video[] = [
      { ...common, url: 'nu_pCVPKzTk', demo: 'true', paid: '' },
      { ...common, url: 'nu_pCVPKzTk', demo: 'false', paid: 'paid', group: 'qrup-7' },
      { ...common, url: 'nu_pCVPKzTk', demo: 'false', paid: '', group: 'backend' },
    ];
    // With every field: one that the form forgets would be deleted by the next save.
    for (const video of videos)
      expect(
        writtenIn(VideoText, videoTextOf(videoFormOf(video, ''), video.duration ?? null, courses)),
      ).toEqual(writtenIn(VideoText, video));
  });
});

describe('[PANEL-5] the code form', () => {
  test('requires language, title and content, and a title from which an address can be made', () => {
    const form = { codeName: 'css', title: 'Torlar', content: '<p>a</p>', plan: '' };
    const problemOf = (value: typeof form) => problemOfSnippet(value, null, new Date());
    expect(problemOf(form)).toBeNull();
    expect(problemOf(emptySnippetForm)).toEqual({ kind: 'missing', field: 'codeName' });
    expect(problemOf({ ...form, codeName: 'php' })).toEqual({ kind: 'missing', field: 'codeName' });
    expect(problemOf({ ...form, title: ' ' })).toEqual({ kind: 'missing', field: 'title' });
    expect(problemOf({ ...form, title: '???' })).toEqual({ kind: 'address', field: 'title' });
    expect(problemOf({ ...form, title: 'Index!' })).toEqual({ kind: 'reserved', field: 'title' });
    expect(problemOf({ ...form, content: '\n' })).toEqual({ kind: 'missing', field: 'content' });
    expect(problemOf({ ...form, content: 'x'.repeat(200_001) })).toEqual({
      kind: 'length',
      field: 'content',
    });
  });
});

describe('[PANEL-15] a copy', () => {
  test('has a title that must be changed, also of the longest one', () => {
    expect(titleOfCopy('Flexbox', '(surət)')).toBe('Flexbox (surət)');
    expect(hasTitleOfCopy('Flexbox (surət) ', '(surət)')).toBe(true);
    expect(hasTitleOfCopy('Flexbox', '(surət)')).toBe(false);
    const longest = titleOfCopy('x'.repeat(limits.title), '(surət)');
    expect(longest).toHaveLength(limits.title);
    expect(hasTitleOfCopy(longest, '(surət)')).toBe(true);
  });

  test('of a video, and the next video, have tags and group, and neither link nor transcript', () => {
    expect(nextVideoForm({ ...filled, transcript: 'a' })).toEqual({
      ...filled,
      title: '',
      url: '',
      transcript: '',
    });
  });
});
