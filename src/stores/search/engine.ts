import type { SearchQuery } from '#domain/search/engine.ts';
import type { LinkedVideo } from '#domain/videos/free-videos.ts';
import type { SearchAnswer, SearchRequest, SearchResults } from './worker-messages.ts';

type Listener = (results: SearchResults | null) => void;

const listeners = new Map<number, Listener>();
let lastId = 0;
let worker: Worker | undefined;
let videos: LinkedVideo[] | undefined;

const tell = (to: Worker, request: SearchRequest): void => to.postMessage(request);

/** The worker for all searches of this page, started by the first one. */
function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) =>
    listeners.get(data.id)?.(data.results),
  );
  // The worker could not be loaded: the next search starts a new one.
  fresh.addEventListener('error', () => {
    fresh.terminate();
    worker = undefined;
    for (const [id, listener] of [...listeners]) {
      listeners.delete(id);
      listener(null);
    }
  });
  if (videos) tell(fresh, { kind: 'videos', videos });
  worker = fresh;
  return fresh;
}

/**
 * Searches. The listener first gets the hits in titles, then also those in bodies, or `null` when neither can be read.
 * @returns a function that stops the listener.
 */
export function find(text: string, wanted: SearchQuery, listener: Listener): () => void {
  lastId += 1;
  const id = lastId;
  listeners.set(id, listener);
  tell(started(), { kind: 'find', id, text, wanted });
  return () => listeners.delete(id);
}

/** Sets the videos that every later search looks through. */
export function giveVideos(given: LinkedVideo[]): void {
  videos = given;
  if (worker) tell(worker, { kind: 'videos', videos });
}
