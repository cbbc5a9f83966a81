// The messages between the page and the search worker.

import type { SearchHits, SearchQuery, StaticHits, VideoHit } from '#domain/search/engine.ts';
import type { LinkedVideo } from '#domain/videos/free-videos.ts';

export type SearchRequest =
  | { kind: 'find'; id: number; text: string; wanted: SearchQuery }
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
}
