import { files } from '#core/addresses/file-addresses.ts';
import { partFailed } from '#core/page/load-parts.ts';
import type { IndexFiles } from '#core/search/index-build.ts';
import { excerptAround } from '#core/search/marks.ts';
import type { SearchTerm } from '#core/search/term.ts';
import type { LinkedVideo } from '#features/videos/free-videos.ts';
import type { SearchQuery } from './engine.ts';
import type { SearchAnswer, SearchRequest, SearchResults } from './worker.ts';

type Listener = (results: SearchResults | null) => void;

const listeners = new Map<number, Listener>();
let lastId = 0;
let worker: Worker | undefined;
let videos: LinkedVideo[] | undefined;

const tell = (to: Worker, request: SearchRequest, moved: Transferable[] = []): void =>
  to.postMessage(request, moved);

/** core/page/outdated-page.ts looks whether a newer deploy has removed it. */
const mayBeOutdated = () => dispatchEvent(new Event(partFailed));

function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data: { id, results } }: MessageEvent<SearchAnswer>) => {
    const listener = listeners.get(id);
    // A search that has its last answer hears nothing of later failures.
    if (results?.bodies !== 'pending') listeners.delete(id);
    listener?.(results);
  });
  // The worker could not be loaded: the next search starts a new one.
  fresh.addEventListener('error', () => {
    fresh.terminate();
    worker = undefined;
    for (const [id, listener] of [...listeners]) {
      listeners.delete(id);
      listener(null);
    }
  });
  readTitles().then((titles) => tell(fresh, { kind: 'titles', titles }, titles ? [titles] : []));
  if (videos) tell(fresh, { kind: 'videos', videos });
  worker = fresh;
  return fresh;
}

/** While the worker is loaded. A failure is the worker's: it reads the file again. */
async function readTitles(): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(files.searchTitles);
    return answer.ok ? await answer.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** @returns stops the listener. */
function ask(text: string, wanted: SearchQuery, kept: IndexFiles | null, listener: Listener): () => void {
  lastId += 1;
  const id = lastId;
  listeners.set(id, listener);
  const what = { id, text, wanted };
  tell(started(), kept ? { kind: 'find-kept', ...what, index: kept } : { kind: 'find', ...what });
  return () => listeners.delete(id);
}

/** Hits in titles, then in bodies; without the index those in kept pages (READ-5), or `null`. @returns stops the listener. */
export function find(text: string, wanted: SearchQuery, listener: Listener): () => void {
  let isStopped = false;
  let stop = ask(text, wanted, null, (results) => {
    if (results === null || results.bodies === 'failed') mayBeOutdated();
    if (results !== null || !('caches' in globalThis)) return listener(results);
    keptIndex().then((index) => {
      if (isStopped) return;
      if (index) stop = ask(text, wanted, index, listener);
      else listener(null);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

async function keptIndex(): Promise<IndexFiles | null> {
  try {
    const { indexOfKeptPages } = await import('./kept-index.ts');
    return await indexOfKeptPages();
  } catch (error) {
    console.error(error);
    return null;
  }
}

export function giveVideos(given: LinkedVideo[]): void {
  videos = given;
  if (worker) tell(worker, { kind: 'videos', videos });
}

/** `null`: it can't be read, and the hit is shown without it. */
export async function excerptOf(page: string, term: SearchTerm): Promise<string | null> {
  try {
    const answer = await fetch(files.searchText(page));
    return answer.ok ? excerptAround(await answer.text(), term) : null;
  } catch (error) {
    console.error(error);
    return null;
  }
}
