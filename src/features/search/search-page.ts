import { meantBy } from '#core/search/marks.ts';
import type { Hit, SearchHits, VideoHit } from './engine.ts';
import { type Search, searchStore } from './search-store.ts';
import type { OwnVideos, Progress, ResultSection, VideosState } from './videos-state.ts';

const step = 10;

export const pageSearch = searchStore(step);

export interface ResultsPage {
  videos: ResultSection<VideoHit> | null; // `null` for a guest (SEARCH-3)
  own: ResultSection<VideoHit> | null; // `null`: no groups, or no hits in them
  posts: ResultSection<Hit>;
  snippets: ResultSection<Hit>;
  progress: Progress;
  videoCount: number | null;
  isNothing: boolean;
  suggestion: string | null;
}

const section = <Item>(found: SearchHits<Item> | null, progress: Progress): ResultSection<Item> => ({
  hits: found?.hits ?? [],
  count: progress === 'done' ? (found?.count ?? 0) : null,
  progress,
});

const bodiesProgress = { pending: 'pending', searched: 'done', failed: 'failed' } as const;

/** Search and videos arrive in any order. */
export function resultsPage(
  search: Search,
  videosState: VideosState,
  ownVideos: OwnVideos = null,
): ResultsPage {
  const results = search.state === 'found' ? search.results : null;
  const bodies: Progress = results
    ? bodiesProgress[results.bodies]
    : search.state === 'failed'
      ? 'failed'
      : 'pending';
  const found = videosState === 'ready' ? (results?.videos ?? null) : null;
  const videos = videosProgress(videosState, found !== null, search);
  const own = ownVideos === 'unknown' ? section<VideoHit>(null, 'pending') : ownVideos;
  const areVideosDue = videos === 'pending' || own?.progress === 'pending';
  const progress = areVideosDue && bodies !== 'failed' ? 'pending' : bodies;
  const all = [results?.posts, results?.snippets, found, own].flatMap<Hit | VideoHit>(
    (one) => one?.hits ?? [],
  );
  // If the videos could not be read, some may match.
  const isAll = progress === 'done' && videos === 'done' && own?.progress !== 'failed';
  return {
    videos: videosState === 'guest' ? null : section(found, videos),
    own: ownVideos === 'unknown' || own?.count === 0 ? null : own,
    posts: section(results?.posts ?? null, bodies),
    snippets: section(results?.snippets ?? null, bodies),
    progress,
    videoCount:
      videosState === 'guest' || !found || own?.count === null ? null : found.count + (own?.count ?? 0),
    isNothing: isAll && all.length === 0,
    suggestion: isAll ? (meantBy(all) ?? (all.length === 0 ? results?.suggestion : null) ?? null) : null,
  };
}

function videosProgress(state: VideosState, areFound: boolean, search: Search): Progress {
  if (state === 'guest' || areFound) return 'done';
  return state === 'failed' || search.state === 'failed' ? 'failed' : 'pending';
}
