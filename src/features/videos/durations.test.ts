// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { durationsKey } from '#core/device/page-storage-keys.ts';
import { type FakeService, recordOf, settled, videoOf } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { questions } from '#support/questions.ts';
import type { Video } from './video.ts';

const youtube = { ask: questions<[id: string], number>(), isReachable: true };
vi.mock('./youtube-gateway.ts', () => ({
  get askDuration() {
    if (!youtube.isReachable) throw new Error('offline');
    return youtube.ask.ask;
  },
}));

const records = { kept: questions<[uid: string, video: Video, duration: number], number>() };
vi.mock('./desk/gateway.ts', () => ({
  get staffVideos() {
    return { keepDuration: records.kept.ask };
  },
}));

/** An id of YouTube's length. */
const idOf = (name: string) => name.padEnd(11, '_');
const own = (name: string, over = {}) => videoOf(`aysel-${name}`, { url: idOf(name), ...over });
const staff = { userKey: 'k'.repeat(40) };

/** The videos of a course, as Aysel has them before her. */
async function opened(videos: Video[], prepare: (fresh: FakeService) => void = () => {}) {
  youtube.ask = questions();
  youtube.isReachable = true;
  records.kept = questions();
  const { kept } = records;
  const fresh = await openPage('aysel', (service) => {
    service.pages = (uid) => (uid === 'aysel' ? [videos] : [[videoOf('orxan-1', { url: idOf('o') })]]);
    prepare(service);
  });
  await import('./youtube-gateway.ts');
  await import('./desk/gateway.ts');
  const { watchVideos, $playlist } = await import('./store.ts');
  const durations = {
    ...(await import('./durations.ts')),
    ...(await import('./measure.ts')),
  };
  const { $toasts } = await import('#core/views/toasts.ts');
  const { AppError } = await import('#core/cloud/errors.ts');
  const answerAll = async () => {
    while (fresh.questions.length > 0) {
      fresh.questions[0]?.answer();
      await settled();
    }
  };
  durations.recallDurations();
  watchVideos('frontend');
  await settled();
  await answerAll();
  const hearAll = () => {
    while (fresh.events.length > 0) fresh.deliver();
  };
  const video = (at: number): Video => {
    const found = $playlist.get()[at];
    if (!found) throw new Error('no such video');
    return found;
  };
  /** What stands beside each title. */
  const shown = () => $playlist.get().map((one) => durations.durationOf(one, durations.$durations.get()));
  return { fresh, ...durations, $toasts, AppError, kept, video, shown, hearAll, answerAll };
}

const onDevice = () => JSON.parse(localStorage.getItem(durationsKey) ?? '{}');
const asked = () => youtube.ask.all.map(([id]) => id);

describe('[VIDEO-3] a duration that a player has said', () => {
  test('is shown, and remembered on the device in whole seconds beside those of another tab', async () => {
    const { noteDuration, video, shown } = await opened([own('a'), own('b')]);
    localStorage.setItem(durationsKey, JSON.stringify({ [idOf('b')]: 30, other: 9 }));
    await noteDuration(video(0), 61.4);
    expect(shown()).toEqual([61, 30]);
    expect(onDevice()).toEqual({ [idOf('a')]: 61, [idOf('b')]: 30, other: 9 });
  });

  test.each([0, 0.2, -1, Number.NaN])('of %s is none', async (seconds) => {
    const { noteDuration, video, shown } = await opened([own('a')]);
    await noteDuration(video(0), seconds);
    expect([shown(), localStorage.getItem(durationsKey)]).toEqual([[null], null]);
  });

  test('is known again on the next page; what was damaged is unknown', async () => {
    const next = await opened([own('a'), own('b', { duration: 5 })], () =>
      localStorage.setItem(durationsKey, JSON.stringify({ [idOf('a')]: 61, [idOf('b')]: 7 })),
    );
    // The document is right about its own.
    expect(next.shown()).toEqual([61, 5]);
    const damaged = await opened([own('a')], () => localStorage.setItem(durationsKey, '{"a":"long"}'));
    expect(damaged.shown()).toEqual([null]);
  });

  test('is shown where storage is closed to the page', async () => {
    const { noteDuration, video, shown } = await opened([own('a')]);
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
    await noteDuration(video(0), 61);
    expect(shown()).toEqual([61]);
  });
});

describe('[VIDEO-3] a duration that staff have seen', () => {
  const asStaff = (service: FakeService) => service.records.set('aysel', recordOf('aysel', staff));

  test('is kept for everybody, and the list has the document’s new version', async () => {
    const { noteDuration, $playlistOf, kept, video } = await openedAsStaff([own('a')]);
    const noting = noteDuration(video(0), 61);
    await settled();
    expect(kept.all).toEqual([['aysel', expect.objectContaining({ id: 'aysel-a', rev: 1 }), 61]]);
    kept.open[0]?.answer(2);
    await noting;
    expect($playlistOf()).toMatchObject([{ id: 'aysel-a', rev: 2, duration: 61 }]);
    await noteDuration(video(0), 61);
    expect(kept.all).toHaveLength(1);
  });

  test('replaces one that was wrong', async () => {
    const { noteDuration, kept, video } = await openedAsStaff([own('a', { duration: 5 })]);
    noteDuration(video(0), 61);
    await settled();
    expect(kept.all).toHaveLength(1);
  });

  test('is not kept by a student', async () => {
    const { noteDuration, kept, video } = await opened([own('a')]);
    await noteDuration(video(0), 61);
    expect(kept.all).toEqual([]);
  });

  test.each([
    ['somebody has edited it meanwhile', 'firestore/permission-denied', 0],
    ['the network is gone', 'firestore/unavailable', 1],
  ] as const)('stays on the device when %s', async (_, code, logged) => {
    const { AppError, noteDuration, kept, video, shown, $toasts } = await openedAsStaff([own('a')]);
    const noting = noteDuration(video(0), 61);
    await settled();
    kept.open[0]?.fail(new AppError(code));
    await noting;
    expect([shown(), onDevice(), $toasts.get()]).toEqual([[61], { [idOf('a')]: 61 }, []]);
    expect(console.error).toHaveBeenCalledTimes(logged);
  });

  test('whose answer comes when somebody else is here changes nothing of theirs', async () => {
    const { fresh, noteDuration, kept, video, shown, hearAll, answerAll } = await openedAsStaff([own('a')]);
    const noting = noteDuration(video(0), 61);
    await settled();
    fresh.otherTabSignsIn('orxan');
    hearAll();
    await settled();
    await answerAll();
    kept.open[0]?.answer(2);
    await noting;
    expect(shown()).toEqual([null]);
  });

  async function openedAsStaff(videos: Video[]) {
    const page = await opened(videos, asStaff);
    const { $playlist } = await import('./store.ts');
    vi.mocked(console.error).mockClear();
    return { ...page, $playlistOf: () => $playlist.get() };
  }
});

describe('[VIDEO-3] asking for durations', () => {
  test('does not ask for what was played meanwhile, nor twice for a video that is listed twice', async () => {
    const { askDurations, noteDuration, video } = await opened([
      own('a'),
      own('b'),
      videoOf('aysel-again', { url: idOf('a') }),
    ]);
    const asking = askDurations();
    await settled();
    await noteDuration(video(1), 30);
    youtube.ask.open[0]?.answer(61);
    await asking;
    expect(asked()).toEqual([idOf('a')]);
  });

  test('goes on behind a video that is gone from YouTube', async () => {
    const { AppError, askDurations, shown, $toasts } = await opened([own('a'), own('b')]);
    const asking = askDurations();
    await settled();
    youtube.ask.open[0]?.fail(new AppError('youtube/unavailable'));
    await settled();
    youtube.ask.open[0]?.answer(7);
    await asking;
    expect([shown(), $toasts.get()]).toEqual([[null, 7], []]);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(idOf('a')));
  });

  test('stops when YouTube does not answer, says so, and goes on from there at the reader’s wish', async () => {
    const { AppError, askDurations, shown, $isAsking, $toasts } = await opened([
      own('a'),
      own('b'),
      own('c'),
    ]);
    const asking = askDurations();
    await settled();
    youtube.ask.open[0]?.answer(61);
    await settled();
    youtube.ask.open[0]?.fail(new AppError('youtube/unreachable'));
    await asking;
    expect([shown(), $isAsking.get()]).toEqual([[61, null, null], false]);
    expect($toasts.get().map(({ retries }) => retries)).toEqual([[askDurations]]);
    askDurations();
    await settled();
    youtube.ask.open[0]?.answer(5);
    await settled();
    youtube.ask.open[0]?.answer(7);
    await settled();
    expect(shown()).toEqual([61, 5, 7]);
  });

  test('a part that does not come is said, and can be asked for again', async () => {
    const { askDurations, $isAsking, $toasts } = await opened([own('a')]);
    youtube.isReachable = false;
    await askDurations();
    expect([$isAsking.get(), $toasts.get().length]).toEqual([false, 1]);
    youtube.isReachable = true;
    askDurations();
    await settled();
    expect(asked()).toEqual([idOf('a')]);
  });

  test('ends with the session, and asks nothing for whoever comes next', async () => {
    const { fresh, askDurations, hearAll, answerAll, $isAsking, shown } = await opened([own('a'), own('b')]);
    const asking = askDurations();
    await settled();
    fresh.otherTabSignsIn('orxan');
    hearAll();
    await settled();
    await answerAll();
    youtube.ask.open[0]?.answer(61);
    await asking;
    expect([asked(), $isAsking.get(), shown()]).toEqual([[idOf('a')], false, [null]]);
  });
});

const step = fc.record({
  kind: fc.constantFrom('ask', 'answer', 'answer', 'gone', 'fail', 'play', 'other tab'),
  which: fc.nat(2),
});

test('[VIDEO-3] in whatever order: one question at a time, none for what is known, and nothing that was said is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const { AppError, askDurations, noteDuration, video, shown, $isAsking } = await opened(
        ['a', 'b', 'c'].map((name) => own(name)),
      );
      const known = new Map<number, number>();
      const elsewhere: Record<string, number> = {};
      for (const [n, { kind, which }] of steps.entries()) {
        const [question] = youtube.ask.open;
        const at = question ? ['a', 'b', 'c'].findIndex((name) => idOf(name) === question.asked[0]) : -1;
        if (kind === 'ask') askDurations();
        else if (kind === 'play') {
          known.set(which, n + 1);
          noteDuration(video(which), n + 1);
        } else if (kind === 'other tab') {
          elsewhere[`other${n}`] = n + 1;
          localStorage.setItem(durationsKey, JSON.stringify({ ...onDevice(), ...elsewhere }));
        } else if (kind === 'answer' && question) {
          known.set(at, n + 1);
          question.answer(n + 1);
        } else if (kind === 'gone') question?.fail(new AppError('youtube/unavailable'));
        else if (kind === 'fail') question?.fail(new AppError('youtube/unreachable'));
        await settled();
        expect(youtube.ask.open.length).toBeLessThanOrEqual(1);
        expect(shown()).toEqual([0, 1, 2].map((place) => known.get(place) ?? null));
        expect(onDevice()).toMatchObject(elsewhere);
      }
      while (youtube.ask.open.length > 0) {
        youtube.ask.open[0]?.answer(99);
        await settled();
      }
      expect($isAsking.get()).toBe(false);
    }),
    { numRuns: 60 },
  );
}, 60_000);
