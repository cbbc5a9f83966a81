// In a worker, so that a search never blocks typing (SEARCH-4).

import { files } from '#core/addresses/file-addresses.ts';
import type { IndexFiles } from '#core/search/index-build.ts';
import type { TitlesPart } from '#core/search/index-format.ts';
import { type SearchTerm, searchTerm } from '#core/search/term.ts';
import type { LinkedVideo } from '#features/videos/free-videos.ts';
import {
  findVideos,
  type PreparedVideo,
  prepareVideo,
  SearchEngine,
  type SearchHits,
  type SearchQuery,
  type SearchSource,
  type StaticHits,
  type VideoHit,
} from './engine.ts';

export type SearchRequest =
  | { kind: 'find'; id: number; text: string; wanted: SearchQuery }
  | { kind: 'find-kept'; id: number; text: string; wanted: SearchQuery; index: IndexFiles }
  | { kind: 'videos'; videos: LinkedVideo[] }
  /** Read by the page while the worker starts; `null`: it could not be. */
  | { kind: 'titles'; titles: ArrayBuffer | null };

export interface SearchAnswer {
  id: number;
  results: SearchResults | null; // not even the titles could be read
}

export interface SearchResults extends StaticHits {
  videos: SearchHits<VideoHit> | null;
  bodies: 'pending' | 'searched' | 'failed'; // bodies come after titles and hashtags
  suggestion?: string;
  keptPages?: number; // the site's index can't be read (READ-5)
}

/** The files belong to this build, so they are trusted like its scripts. */
async function read<File>(path: string): Promise<File> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

let giveTitles: (titles: TitlesPart | null) => void = () => {};
let given: Promise<TitlesPart | null> | null = new Promise((done) => {
  giveTitles = done;
});

const source: SearchSource = {
  async titles() {
    const first = given;
    // Read again later, they are this worker's own.
    given = null;
    return (await first) ?? read(files.searchTitles);
  },
  words: (name) => read(files.searchWords(name)),
};

let engine = new SearchEngine(source);
let videos: PreparedVideo[] | null = null;

/** After a new build, the files that the loaded index names may be gone. */
async function twice<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    engine = new SearchEngine(source);
    return run();
  }
}

async function whole(engine: SearchEngine, term: SearchTerm, wanted: SearchQuery) {
  const hits = await engine.bodies(term, wanted);
  const isFound = hits.posts.count + hits.snippets.count > 0;
  const suggestion = isFound ? null : await engine.suggestion(term);
  return suggestion === null ? hits : { ...hits, suggestion };
}

async function find({ id, text, wanted }: SearchRequest & { kind: 'find' }): Promise<void> {
  const term = searchTerm(text);
  const answer = (hits: StaticHits, bodies: SearchResults['bodies']) =>
    say({ id, results: { ...hits, videos: videos && findVideos(term, videos, wanted.videos), bodies } });
  let hits: StaticHits;
  try {
    hits = await twice(() => engine.headings(term, wanted));
  } catch (error) {
    console.error(error);
    say({ id, results: null });
    return;
  }
  answer(hits, 'pending');
  try {
    answer(await twice(() => whole(engine, term, wanted)), 'searched');
  } catch (error) {
    console.error(error);
    answer(hits, 'failed');
  }
}

/** Only what is on the device, so every hit can be opened. */
async function findKept({ id, text, wanted, index }: SearchRequest & { kind: 'find-kept' }): Promise<void> {
  const { titles, words, texts } = index;
  const kept = new SearchEngine({
    titles: async () => titles,
    words: async (asked) => words.find(({ name }) => name === asked)?.part ?? [],
  });
  try {
    const hits = await whole(kept, searchTerm(text), wanted);
    say({ id, results: { ...hits, videos: null, bodies: 'searched', keptPages: texts.length } });
  } catch (error) {
    console.error(error);
    say({ id, results: null });
  }
}

/** `null`: no index; the worker reads it again. */
function parsed(titles: ArrayBuffer | null): TitlesPart | null {
  try {
    return titles && JSON.parse(new TextDecoder().decode(titles));
  } catch (error) {
    console.error(error);
    return null;
  }
}

const say = (answer: SearchAnswer): void => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'titles') giveTitles(parsed(data.titles));
  else if (data.kind === 'videos') videos = data.videos.map(prepareVideo);
  else if (data.kind === 'find-kept') findKept(data);
  else find(data);
});
