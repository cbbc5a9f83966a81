import { describe, expect, test } from 'vitest';
import { rank } from '#core/search/match.ts';
import { searchTerm } from '#core/search/term.ts';
import type { Hit, VideoHit } from './engine.ts';
import { resultsPage } from './search-page.ts';
import type { Search } from './search-store.ts';
import type { ResultSection } from './videos-state.ts';
import type { SearchResults } from './worker.ts';

const hit: Hit = { kind: 'blog', slug: 'git', title: 'Git', hashtags: [], day: 1, rank: rank.exact };
const video: VideoHit = { id: 'v', title: 'Git', hashtags: [], page: '/lessons', rank: rank.exact };
const term = searchTerm('git');
const none = { hits: [], count: 0 };

const found = (over: Partial<SearchResults> = {}): Search => ({
  state: 'found',
  term,
  results: { posts: { hits: [hit], count: 3 }, snippets: none, videos: null, bodies: 'searched', ...over },
});

describe('[SEARCH-3] the state of the page, with responses in any order', () => {
  test('a guest has no videos and does not wait for them, also when the index fails', () => {
    expect(resultsPage(found(), 'guest')).toMatchObject({
      videos: null,
      posts: { count: 3 },
      progress: 'done',
    });
    expect(resultsPage({ state: 'failed', term }, 'guest')).toMatchObject({
      videos: null,
      progress: 'failed',
    });
  });

  test('hits in headings are shown before the total is known', () => {
    const { posts, progress } = resultsPage(found({ bodies: 'pending' }), 'guest');
    expect(posts).toEqual({ hits: [hit], count: null, progress: 'pending' });
    expect(progress).toBe('pending');
    expect(resultsPage(found({ bodies: 'failed' }), 'guest').posts).toMatchObject({
      hits: [hit],
      progress: 'failed',
    });
  });

  test('never says «not found» while videos are loading; if they fail, the other hits are still counted', () => {
    expect(resultsPage(found(), 'loading')).toMatchObject({
      videos: { progress: 'pending' },
      progress: 'pending',
    });
    // The videos are ready, but this response is older.
    expect(resultsPage(found(), 'ready')).toMatchObject({
      videos: { progress: 'pending' },
      progress: 'pending',
    });
    expect(resultsPage(found(), 'failed')).toMatchObject({
      videos: { count: null, progress: 'failed' },
      progress: 'done',
    });
    expect(resultsPage(found({ videos: { hits: [video], count: 1 } }), 'ready')).toMatchObject({
      videos: { hits: [video], count: 1, progress: 'done' },
      progress: 'done',
    });
  });

  test('says that there is nothing only when everything was searched', () => {
    const nothing = { posts: none, suggestion: 'gitlab' };
    expect(resultsPage(found(nothing), 'guest')).toMatchObject({ isNothing: true, suggestion: 'gitlab' });
    expect(resultsPage(found(), 'guest').isNothing).toBe(false);
    expect(resultsPage(found({ ...nothing, bodies: 'pending' }), 'guest').isNothing).toBe(false);
    expect(resultsPage(found(nothing), 'loading').isNothing).toBe(false);
    expect(resultsPage(found(nothing), 'failed').isNothing).toBe(false);
    expect(resultsPage(found({ ...nothing, videos: none }), 'ready').isNothing).toBe(true);
    expect(resultsPage(found({ ...nothing, videos: { hits: [video], count: 1 } }), 'ready').isNothing).toBe(
      false,
    );
  });

  test('[SEARCH-5] says what was meant where every hit is only near, and only then', () => {
    const near: Hit = { ...hit, rank: rank.near + 0.5, near: ['github', 'pages'] };
    const guess = { posts: { hits: [near], count: 1 } };
    expect(resultsPage(found(guess), 'guest')).toMatchObject({
      isNothing: false,
      suggestion: 'github pages',
    });
    expect(resultsPage(found({ ...guess, bodies: 'pending' }), 'guest').suggestion).toBeNull();
    expect(resultsPage(found(guess), 'loading').suggestion).toBeNull();
    const withVideo = { ...guess, videos: { hits: [video], count: 1 } };
    expect(resultsPage(found(withVideo), 'ready').suggestion).toBeNull();
    expect(resultsPage(found(), 'guest').suggestion).toBeNull();
  });

  test('the results of a session are removed when it ends', () => {
    expect(resultsPage(found({ videos: { hits: [video], count: 1 } }), 'guest').videos).toBeNull();
  });

  test('the videos of the own groups count with the free ones, and while they are due nothing is «not found»', () => {
    const empty = { posts: none, snippets: none, videos: none };
    const own: ResultSection<VideoHit> = { hits: [video], count: 1, progress: 'done' };
    expect(resultsPage(found({ videos: { hits: [video], count: 2 } }), 'ready', own)).toMatchObject({
      own,
      videoCount: 3,
      progress: 'done',
    });
    expect(resultsPage(found(empty), 'ready', own)).toMatchObject({ own, videoCount: 1, isNothing: false });
    expect(resultsPage(found(empty), 'ready', 'unknown')).toMatchObject({
      own: null,
      progress: 'pending',
      isNothing: false,
    });
    const due: ResultSection<VideoHit> = { hits: [], count: null, progress: 'pending' };
    expect(resultsPage(found(empty), 'ready', due)).toMatchObject({
      own: due,
      progress: 'pending',
      isNothing: false,
    });
    const failed: ResultSection<VideoHit> = { ...due, progress: 'failed' };
    expect(resultsPage(found(empty), 'ready', failed)).toMatchObject({
      own: failed,
      videoCount: null,
      progress: 'done',
      isNothing: false,
    });
    expect(resultsPage(found(empty), 'ready', { ...own, hits: [], count: 0 })).toMatchObject({
      own: null,
      videoCount: 0,
      isNothing: true,
    });
    expect(resultsPage(found(), 'guest')).toMatchObject({ own: null, videoCount: null });
  });
});
