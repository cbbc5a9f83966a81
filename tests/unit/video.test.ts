import { describe, expect, it } from 'vitest';
import { opensTo, VideoDocument } from '#domain/video.ts';

const base = {
  id: 'v1',
  title: 'Flexbox',
  titleKey: 'flexbox',
  hashtags: ['frontend', 'css'],
  url: 'abcdefghijk',
  paid: '',
  time: new Date('2026-01-01'),
  rev: 1,
  audit: 'e1',
};
const free = VideoDocument.parse({ ...base, demo: 'true' });
const group = VideoDocument.parse({ ...base, demo: 'false', group: 'frontend' });

describe('VideoDocument', () => {
  it.each([
    ['demo as a boolean', { demo: true }],
    ['neither free nor in a group', { demo: 'false' }],
    ['an address for an id', { demo: 'true', url: 'https://youtu.be/abcdefghijk' }],
    ['no hashtag', { demo: 'true', hashtags: [] }],
    ['a hashtag with a space', { demo: 'true', hashtags: ['a b'] }],
    ['a duration of nothing', { demo: 'true', duration: 0 }],
  ])('refuses %s [CMS-4]', (_what, over) => {
    expect(VideoDocument.safeParse({ ...base, ...over }).success).toBe(false);
  });
});

describe('opensTo', () => {
  it('opens a free video to everyone registered [VIDEO-9]', () => {
    expect(opensTo(free, [])).toBe(true);
  });

  it('opens a group video to whom its group was granted [VIDEO-9]', () => {
    expect([opensTo(group, ['css', 'frontend']), opensTo(group, ['css'])]).toEqual([true, false]);
  });
});
