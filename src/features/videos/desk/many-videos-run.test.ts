// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import type { Module } from '#features/courses/outline.ts';
import { videosLeft } from '#panel/draft.ts';
import type { PanelUser } from '#panel/panel.ts';
import {
  $check,
  $lines,
  $typed,
  changeTyped,
  checkVideos,
  resumeVideos,
  runVideos,
  typeTitle,
  videoRun,
} from './many-videos.ts';

const service = vi.hoisted(() => ({
  /** What was sent: id, title, and the attempt with the number of earlier ones. */
  sent: [] as { id: string; title: string; duration: unknown; earlier: number }[],
  placed: [] as string[][],
  answer: async (_title: string): Promise<void> => {},
  place: async (): Promise<string> => 'placed',
  ask: async (_url: string): Promise<number> => 60,
  asked: 0,
}));
vi.mock('./gateway.ts', () => ({
  staffVideos: {
    list: async () => ({ rows: [], more: null }),
    async create(
      _by: string,
      id: string,
      { title, duration }: { title: string; duration?: number },
      _texts: unknown,
      _planning: unknown,
      { earlier }: { earlier: string[] },
    ) {
      service.sent.push({ id, title, duration, earlier: earlier.length });
      await service.answer(title);
    },
  },
}));
// Nothing of the list is here already.
vi.mock('#core/cloud/documents.ts', () => ({ documentsOf: async () => [], wellFormed: () => [] }));
vi.mock('#features/courses/desk/gateway.ts', () => ({
  staffOutlines: {
    async place(_by: string, _course: string, wanted: (modules: Module[]) => Module[] | 'gone') {
      const [placed] = wanted([{ title: 'Bir', videos: [] }]);
      if (typeof placed === 'object') service.placed.push(placed.videos);
      return service.place();
    },
  },
}));
vi.mock('../youtube-gateway.ts', () => ({
  askDuration: (url: string) => {
    service.asked += 1;
    return service.ask(url);
  },
}));

const actor: PanelUser = { uid: 'me', role: 'teacher', name: 'N', surname: 'S', photo: null };
const link = (n: number) => `https://youtu.be/${String(n).padStart(11, 'x')}`;
const states = () => $lines.get().map(({ state }) => state);
const idsOf = () => $lines.get().flatMap((line) => (line.kind === 'video' ? line.id : []));
const once = (title: string, code: ErrorCode) => {
  let isFirst = true;
  service.answer = async (sent) => {
    if (sent !== title || !isFirst) return;
    isFirst = false;
    throw new AppError(code);
  };
};

beforeEach(async () => {
  Object.assign(service, { sent: [], placed: [], asked: 0 });
  service.answer = async () => {};
  service.place = async () => 'placed';
  service.ask = async () => 60;
  const list = [1, 2, 3].map((n) => `Dərs ${n}\t${link(n)}`).join('\n');
  changeTyped({ list, course: 'css', module: 'Bir', isFree: false });
  await checkVideos();
});
afterEach(() => {
  $session.set({ state: 'guest' });
  $session.set({ state: 'unknown' });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// What a run of lines does whatever they are about: many-content-run.test.ts.
describe('[VIDEO-11] a run', () => {
  test('sends each video once, in order, then their places at once', async () => {
    await Promise.all([runVideos(actor), runVideos(actor)]);
    expect(service.sent.map(({ title, duration }) => `${title} ${duration}`)).toEqual([
      'Dərs 1 60',
      'Dərs 2 60',
      'Dərs 3 60',
    ]);
    expect(service.placed).toEqual([idsOf()]);
    expect(states()).toEqual(['done', 'done', 'done', 'done']);
  });

  test('after a lost answer sends the same document again, as its own, and goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    once('Dərs 2', 'firestore/unavailable');
    await runVideos(actor);
    expect(states()).toEqual(['done', 'failed', 'planned', 'planned']);
    await runVideos(actor);
    const [, second, , again] = [...service.sent.slice(0, 2), null, service.sent[2]];
    expect(again).toMatchObject({ id: second?.id, earlier: 1 });
    expect(service.placed).toEqual([idsOf()]);
    expect(videoRun.$counts.get()).toEqual({ all: 4, done: 4, open: 0, idle: 0 });
  });

  test('a video that comes later gets its place, too', async () => {
    once('Dərs 2', 'firestore/permission-denied');
    await runVideos(actor);
    expect(states()).toEqual(['done', 'failed', 'done', 'done']);
    const ids = idsOf();
    expect(service.placed).toEqual([[ids[0], ids[2]]]);
    await runVideos(actor);
    expect(service.placed.at(-1)).toEqual(ids);
    expect(states()).toEqual(['done', 'done', 'done', 'done']);
  });

  test('a module that is gone is said, and tried again without the videos', async () => {
    service.place = async () => 'gone';
    await runVideos(actor);
    expect($lines.get().at(-1)).toMatchObject({ state: 'failed', message: expect.stringContaining('«Bir»') });
    service.place = async () => 'placed';
    await runVideos(actor);
    expect(service.sent).toHaveLength(3);
    expect(states().at(-1)).toBe('done');
  });

  test('a video that YouTube does not have is not added; a YouTube that is silent is asked once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.ask = async (url) => {
      throw new AppError(url.endsWith('1') ? 'youtube/unavailable' : 'youtube/unreachable');
    };
    await runVideos(actor);
    expect(states()).toEqual(['failed', 'done', 'done', 'done']);
    expect(service.asked).toBe(2);
    expect(service.sent.map(({ duration }) => duration)).toEqual([undefined, undefined]);
  });

  test('a list is kept with the titles that were typed, until nothing of it is left', async () => {
    $session.set({ state: 'user', uid: 'me', username: 'me', photo: null, staff: true });
    changeTyped({ list: `${link(7)}\n${link(8)}`, module: '' });
    expect(videosLeft('me')).toBe(2);
    await checkVideos();
    typeTitle(idsOf()[0] ?? '', 'Yeni');
    const keptOnDevice = { ...localStorage };
    $session.set({ state: 'guest' });
    expect([$typed.get().list, $lines.get()]).toEqual(['', []]);
    for (const [key, value] of Object.entries(keptOnDevice)) localStorage.setItem(key, value);
    $session.set({ state: 'user', uid: 'me', username: 'me', photo: null, staff: true });
    resumeVideos();
    await checkVideos();
    expect($lines.get().map((line) => line.kind === 'video' && line.title)).toEqual(['Yeni', '']);
    await runVideos(actor);
    expect(videosLeft('me')).toBe(1);
    typeTitle(idsOf()[1] ?? '', 'Son');
    await runVideos(actor);
    expect(videosLeft('me')).toBe(0);
  });

  test('a plan is dropped when the task changes, a result is not', async () => {
    changeTyped({ course: 'html', module: '' });
    expect($lines.get()).toEqual([]);
    await checkVideos();
    await runVideos(actor);
    changeTyped({ course: 'css' });
    expect(states()).toEqual(['done', 'done', 'done']);
  });

  test('a line without a title waits for one', async () => {
    changeTyped({ list: link(7), module: '' });
    await checkVideos();
    expect(videoRun.$counts.get().open).toBe(0);
    typeTitle(idsOf()[0] ?? '', 'Yeni');
    expect(videoRun.$counts.get().open).toBe(1);
    await runVideos(actor);
    expect(service.sent).toMatchObject([{ title: 'Yeni' }]);
  });

  test('ends with the session, and nothing is shown to the next user', async () => {
    const running = runVideos(actor);
    $session.set({ state: 'guest' });
    await running;
    expect([$lines.get(), $check.get().step, videoRun.$run.get()]).toEqual([[], 'idle', 'still']);
  });
});

describe('[VIDEO-11] the link of a playlist', () => {
  const list = `Kurs https://www.youtube.com/playlist?list=PLabc\n${link(9)} Son`;
  /** Answers in the place of YouTube's list. */
  const stub = (answer: (asked: URL) => Response) => {
    const asked: URL[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URL(address));
      return answer(new URL(address));
    });
    return asked;
  };
  const item = (n: number) => ({
    snippet: { title: `Dərs ${n}`, resourceId: { kind: 'youtube#video', videoId: link(n).slice(-11) } },
  });

  test('becomes its videos, in their order and place, page by page', async () => {
    const asked = stub(({ searchParams }) =>
      searchParams.get('pageToken') === 'next'
        ? Response.json({ items: [item(3)] })
        : Response.json({ items: [item(2), item(1)], nextPageToken: 'next' }),
    );
    changeTyped({ list, module: '' });
    await checkVideos();
    expect($lines.get().map((line) => line.kind === 'video' && line.title)).toEqual([
      'Dərs 2',
      'Dərs 1',
      'Dərs 3',
      'Son',
    ]);
    expect(asked.map(({ pathname }) => pathname)).toEqual(Array(2).fill('/youtube/v3/playlistItems'));
    expect(asked[0]?.searchParams.get('playlistId')).toBe('PLabc');
    expect(asked[0]?.searchParams.get('key')).toBe('test-key');
  });

  test.each<[what: string, answer: () => Response, said: RegExp]>([
    ['is gone', () => new Response('{}', { status: 404 }), /list=PLabc».*belə pleylist yoxdur/],
    ['is refused', () => new Response('{}', { status: 403 }), /list=PLabc».*pleylisti göstərmədi/],
    ['answers something else', () => Response.json({ items: [{ snippet: {} }] }), /pleylisti göstərmədi/],
    ['is too long', () => Response.json({ items: Array(201).fill(item(1)) }), /200 videodan çoxdur/],
  ])('that %s is said, and what was typed stays', async (_what, answer, said) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    stub(answer);
    const before = $lines.get();
    changeTyped({ list });
    await checkVideos();
    expect($check.get()).toMatchObject({ step: 'failed', message: expect.stringMatching(said) });
    expect($lines.get()).toBe(before);
  });
});
