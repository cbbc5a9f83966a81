import { describe, expect, test } from 'vitest';
import { isTitledLike } from '#core/words/title.ts';
import type { Video } from '#features/videos/video.ts';
import { snippet } from '#support/firestore-documents.ts';
import { fitsSnippetFilter, fitsVideoFilter, videoFilters } from './list-query.ts';
import { surelyPlannedAfter } from './planning.ts';
import { contentList, publishedAfter } from './rows-gateway.ts';

const video = {
  id: 'a',
  title: 'Grid',
  titleKey: 'grid',
  url: 'abcdefghijk',
  time: new Date(0),
  rev: 1,
  audit: 'a',
  hashtags: ['css', 'frontend'],
  paid: '' as const,
};
const free: Video = { ...video, demo: 'true' };
const paid: Video = { ...video, hashtags: ['backend'], demo: 'false', group: 'backend', paid: 'paid' };

describe('[PANEL-15] the filters of a list', () => {
  test('are free, paid and the courses of videos', () => {
    expect(videoFilters(['frontend'])).toEqual(['free', 'paid', '#frontend']);
  });

  test('fit what a search has found as the service would', () => {
    const fitting = (filter: string) => [free, paid].map((one) => fitsVideoFilter(filter, one));
    expect(fitting('')).toEqual([true, true]);
    expect(fitting('free')).toEqual([true, false]);
    expect(fitting('paid')).toEqual([false, true]);
    expect(fitting('#frontend')).toEqual([true, false]);
    expect(fitting('#3d')).toEqual([false, false]);
    const one = { ...snippet, id: 'a', codeName: 'css' } as const;
    expect(['', 'css', 'js'].map((filter) => fitsSnippetFilter(filter, one))).toEqual([true, true, false]);
  });

  test('[PANEL-19] limit a list on the server, newest first; with a search they are compared afterwards', () => {
    const asked = { search: '', sort: 'title' } as const;
    const time = ['time', 'desc'];
    expect(contentList('videos', { ...asked, filter: 'free' })).toMatchObject({
      where: [['demo', '==', 'true']],
      orderBy: time,
    });
    expect(contentList('videos', { ...asked, filter: '#frontend' })).toMatchObject({
      where: [['hashtags', 'array-contains', 'frontend']],
    });
    expect(contentList('codes', { ...asked, filter: 'css' })).toMatchObject({
      where: [['codeName', '==', 'css']],
      orderBy: time,
    });
    const now = new Date('2026-11-28');
    for (const of of ['blogs', 'codes', 'videos'] as const)
      expect(contentList(of, { ...asked, filter: 'planned' }, now)).toEqual(
        publishedAfter(of, surelyPlannedAfter(now)),
      );
    expect(contentList('codes', { search: 'ilə düymələr', sort: 'newest', filter: 'css' })).toMatchObject({
      where: [['words', 'array-contains', 'duymeler']],
      orderBy: ['titleKey', 'asc'],
    });
  });
});

test('[PANEL-15] a title is found by the beginnings of all typed words, wherever they stand', () => {
  const title = 'CSS Grid ilə səhifə qurmaq';
  for (const text of ['grid', 'SƏH', ' qur   css ', 'grid-ilə'])
    expect(isTitledLike(title, text), text).toBe(true);
  for (const text of ['rid', 'grid flex']) expect(isTitledLike(title, text), text).toBe(false);
});
