import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { IndexFiles } from '#core/search/index-build.ts';
import type { SearchQuery } from './engine.ts';
import type { SearchAnswer, SearchRequest, SearchResults } from './worker.ts';

// The page's side of the search: what it says to its worker, and whom it tells what the worker says.

/** A worker as the page sees it. */
class FakeWorker {
  static all: FakeWorker[] = [];
  said: SearchRequest[] = [];
  isEnded = false;
  private listeners = new Map<string, (event: { data?: SearchAnswer }) => void>();

  constructor() {
    FakeWorker.all.push(this);
  }
  addEventListener(type: string, listener: (event: { data?: SearchAnswer }) => void): void {
    this.listeners.set(type, listener);
  }
  postMessage(request: SearchRequest): void {
    this.said.push(structuredClone(request));
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(id: number, results: SearchResults | null): void {
    this.listeners.get('message')?.({ data: { id, results } });
  }
  crash(): void {
    this.listeners.get('error')?.({});
  }
}

const index: { now: Promise<IndexFiles | null> } = { now: Promise.resolve(null) };
vi.mock('./kept-index.ts', () => ({ indexOfKeptPages: () => index.now }));

const wanted: SearchQuery = { posts: 6, snippets: 6, videos: 6 };
const none = { hits: [], count: 0 };
/** Results that can be told apart by a number. */
const results = (count: number, bodies: SearchResults['bodies'] = 'pending'): SearchResults => ({
  posts: { hits: [], count },
  snippets: none,
  videos: null,
  bodies,
});
const video = (id: string) => ({ id, title: id, hashtags: [], page: '/lessons' });

async function opened() {
  vi.resetModules();
  FakeWorker.all = [];
  return import('./search-client.ts');
}
const worker = (at = -1): FakeWorker => {
  const found = FakeWorker.all.at(at);
  if (!found) throw new Error('no worker was started');
  return found;
};
/** The id of a search of that text. */
const idOf = (text: string): number => {
  const asked = FakeWorker.all
    .flatMap(({ said }) => said)
    .findLast((one) => one.kind === 'find' && one.text === text);
  return asked?.kind === 'find' ? asked.id : 0;
};

const dispatched = vi.fn();

/** The titles file as the host answers; unanswered, nothing is said of it. */
const read = { titles: (): Promise<Response> => new Promise(() => {}) };

beforeEach(() => {
  vi.stubGlobal('Worker', FakeWorker);
  read.titles = () => new Promise(() => {});
  vi.stubGlobal('fetch', () => read.titles());
  dispatched.mockClear();
  vi.stubGlobal('dispatchEvent', dispatched);
});

describe('[SEARCH-4] searches in a worker', () => {
  test('start it with the first one, and share it', async () => {
    const { find, giveVideos } = await opened();
    giveVideos([]);
    expect(FakeWorker.all).toEqual([]);
    find('git', wanted, () => {});
    find('css', wanted, () => {});
    expect(FakeWorker.all).toHaveLength(1);
    expect(worker().said.at(-1)).toEqual({ kind: 'find', id: expect.any(Number), text: 'css', wanted });
  });

  test.each([
    ['as they are', () => Promise.resolve(new Response('[1]')), '[1]'],
    ['as missing when the host has none', () => Promise.resolve(new Response('', { status: 404 })), null],
    ['as missing without a network', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])('read the titles while their worker is loaded, and hand them over: %s', async (_, answer, text) => {
    read.titles = answer;
    const { find } = await opened();
    find('git', wanted, () => {});
    await vi.waitFor(() => expect(worker().said.at(-1)?.kind).toBe('titles'));
    const handed = worker().said.at(-1);
    const titles = handed?.kind === 'titles' ? handed.titles : undefined;
    expect(titles && new TextDecoder().decode(titles)).toBe(text);
  });

  test('that have their last answer hear nothing of a failure after it', async () => {
    const { find } = await opened();
    const [done, failed, open] = [vi.fn(), vi.fn(), vi.fn()];
    find('done', wanted, done);
    find('failed', wanted, failed);
    find('open', wanted, open);
    worker().answer(idOf('done'), results(1, 'searched'));
    worker().answer(idOf('failed'), results(2, 'failed'));
    worker().answer(idOf('open'), results(3));
    worker().crash();
    expect([done, failed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(open.mock.calls).toEqual([[results(3)], [null]]);
  });

  test('a worker that does not load ends every search, and the next one starts another with the same videos', async () => {
    const { find, giveVideos } = await opened();
    giveVideos([video('a')]);
    const [stopped, git, css] = [vi.fn(), vi.fn(), vi.fn()];
    find('stopped', wanted, stopped)();
    find('git', wanted, git);
    find('css', wanted, css);
    const failed = worker();
    failed.crash();
    expect([stopped.mock.calls, git.mock.calls, css.mock.calls]).toEqual([[], [[null]], [[null]]]);
    expect(failed.isEnded).toBe(true);
    find('again', wanted, () => {});
    expect(worker()).not.toBe(failed);
    // The page looks whether a newer deploy has removed its file.
    expect(new Set(dispatched.mock.calls.map(([event]) => event.type))).toEqual(
      new Set(['kodyol:part-failed']),
    );
    expect(worker().said.map(({ kind }) => kind)).toEqual(['videos', 'find']);
    // What the first one had on its way is answered no more.
    failed.answer(idOf('git'), results(1));
    expect(git).toHaveBeenCalledOnce();
  });

  test('if the texts can’t be read, the page looks whether a newer deploy has removed their files', async () => {
    const { find } = await opened();
    const heard = vi.fn();
    find('git', wanted, heard);
    worker().answer(idOf('git'), results(1));
    expect(dispatched).not.toHaveBeenCalled();
    const failed: SearchResults = { ...results(1), bodies: 'failed' };
    worker().answer(idOf('git'), failed);
    expect(dispatched).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenLastCalledWith(failed);
  });
});

const step = fc.record({
  kind: fc.constantFrom('find', 'find', 'stop', 'answer', 'answer', 'crash', 'give'),
  which: fc.nat(3),
});

test('[SEARCH-4] in whatever order: nobody hears of another search or after the end, and every search has the newest videos', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { find, giveVideos } = await opened();
      const searches: {
        text: string;
        heard: (number | null)[];
        due: (number | null)[];
        isOver: boolean;
        stop(): void;
      }[] = [];
      let given: string | null = null;
      for (const [n, { kind, which }] of steps.entries()) {
        const search = searches[which % Math.max(1, searches.length)];
        if (kind === 'find') {
          const heard: (number | null)[] = [];
          const stop = find(`s${n}`, wanted, (found) => heard.push(found?.posts.count ?? null));
          searches.push({ text: `s${n}`, heard, due: [], isOver: false, stop });
          // What the worker knows when it gets the search.
          const known = worker().said.findLast(({ kind }) => kind === 'videos');
          expect(known?.kind === 'videos' ? known.videos[0]?.id : null).toBe(given);
        } else if (kind === 'give') {
          given = `v${n}`;
          giveVideos([video(given)]);
        } else if (kind === 'crash' && FakeWorker.all.length > 0 && !worker().isEnded) {
          for (const one of searches.filter(({ isOver }) => !isOver)) {
            one.due.push(null);
            one.isOver = true;
          }
          worker().crash();
        } else if (search && kind === 'stop') {
          search.isOver = true;
          search.stop();
        } else if (search && kind === 'answer') {
          if (!search.isOver) search.due.push(n);
          worker().answer(idOf(search.text), results(n));
        }
      }
      for (const { heard, due } of searches) expect(heard).toEqual(due);
      expect(FakeWorker.all.filter(({ isEnded }) => !isEnded).length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});

describe('[READ-5] a site whose index can’t be read', () => {
  const kept: IndexFiles = { titles: { entries: [], words: [] }, words: [], texts: [] };
  const asked = () => worker().said.at(-1);

  test('is searched in the pages of the device, unless the search has ended meanwhile', async () => {
    vi.stubGlobal('caches', {});
    index.now = Promise.resolve(kept);
    const { find } = await opened();
    const heard: (number | undefined)[] = [];
    find('git', wanted, (found) => heard.push(found?.posts.count));
    worker().answer(idOf('git'), null);
    // The files of the index may be a newer deploy's.
    expect(dispatched).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(asked()).toMatchObject({ kind: 'find-kept', text: 'git', index: kept }));
    const again = asked();
    worker().answer(again && 'id' in again ? again.id : 0, results(2));
    expect(heard).toEqual([2]);

    const stop = find('css', wanted, () => heard.push(-1));
    worker().answer(idOf('css'), null);
    stop();
    await Promise.resolve();
    expect(asked()).toMatchObject({ kind: 'find', text: 'css' });
    expect(heard).toEqual([2]);
  });

  test('has no answer when the device has no pages, or they can’t be read', async () => {
    vi.stubGlobal('caches', {});
    vi.spyOn(console, 'error').mockReturnValue();
    for (const nothing of [() => Promise.resolve(null), () => Promise.reject(new Error('closed'))]) {
      index.now = nothing();
      const { find } = await opened();
      const heard: unknown[] = [];
      find('git', wanted, (found) => heard.push(found));
      worker().answer(idOf('git'), null);
      await vi.waitFor(() => expect(heard).toEqual([null]));
    }
  });
});
