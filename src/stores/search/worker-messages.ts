// The messages between the page and the search worker.

import type { SearchHits, SearchQuery, StaticHits, VideoHit } from '#domain/search/engine.ts';
import type { IndexFiles } from '#domain/search/index-build.ts';
import type { LinkedVideo } from '#domain/videos/free-videos.ts';

export type SearchRequest =
  | { kind: 'find'; id: number; text: string; wanted: SearchQuery }
  /** The same in the pages that this device has kept. */
  | { kind: 'find-kept'; id: number; text: string; wanted: SearchQuery; index: IndexFiles }
  /** The free videos, for all searches from now on; none for a guest. */
  | { kind: 'videos'; videos: LinkedVideo[] };

export interface SearchAnswer {
  id: number;
  /** `null`: not even the titles could be read. */
  results: SearchResults | null;
}

export interface SearchResults extends StaticHits {
  /** `null` until the worker has the videos. */
  videos: SearchHits<VideoHit> | null;
  /** Titles and hashtags come first, bodies after them. */
  bodies: 'pending' | 'searched' | 'failed';
  /** What could have been meant, if no post and no snippet was found. */
  suggestion?: string;
  /** How many kept pages were searched, because the site's index can't be read (READ-5). */
  keptPages?: number;
}
