import type { SearchQuery } from '#domain/search/engine.ts';
import type { LinkedVideo } from '#domain/videos/free-videos.ts';
import type { SearchAnswer, SearchRequest, SearchResults } from './worker-messages.ts';

type Listener = (results: SearchResults | null) => void;

const listeners = new Map<number, Listener>();
let lastId = 0;
let worker: Worker | undefined;
let videos: LinkedVideo[] | undefined;

const tell = (to: Worker, request: SearchRequest): void => to.postMessage(request);

/** The worker of all searches of this page, started with the first one. */
function started(): Worker {
  if (worker) return worker;
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) =>
    listeners.get(data.id)?.(data.results),
  );
  // It could not be loaded: whoever asks again starts another one.
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
 * Searches. The listener hears of titles first and of bodies too after that, or `null` when neither can be read.
 * @returns ends the listening.
 */
export function find(text: string, wanted: SearchQuery, listener: Listener): () => void {
  lastId += 1;
  const id = lastId;
  listeners.set(id, listener);
  tell(started(), { kind: 'find', id, text, wanted });
  return () => listeners.delete(id);
}

/** The videos that every search from now on looks through. */
export function giveVideos(given: LinkedVideo[]): void {
  videos = given;
  if (worker) tell(worker, { kind: 'videos', videos });
}
