// @vitest-environment jsdom
// The videos of a course and their progress, with events in any order and with more videos than one page has.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { savedKey } from '#core/device/storage-keys.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { progressKind } from '#features/progress/progress.ts';
import { type FakeService, service, settled, videoOf } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import type { SourceState } from './sources.ts';
import { ofGroup, type Source, type Video } from './video.ts';

vi.mock('./youtube-gateway.ts', () => ({ loadYouTube: async () => {} }));

const lesson = 'frontend';

async function opened(user: string | null, prepare?: (fresh: FakeService) => void) {
  const fresh = await openPage(user, prepare);
  const [, session, progress, videos, sources, sections, current, player, firstVideo, playing] =
    await Promise.all([
      import('./youtube-gateway.ts'),
      import('#core/session/session.ts'),
      import('#features/progress/store.ts'),
      import('./store.ts'),
      import('./sources.ts'),
      import('./sections.ts'),
      import('./current-video.ts'),
      import('./player-store.ts'),
      import('./first-video.ts'),
      import('./playing.ts'),
    ]);
  videos.watchVideos(lesson);
  firstVideo.watchFirstVideo();
  player.watchPlayer();
  await settled();
  const titles = () => videos.$playlist.get().map(({ id }) => id);
  /** Reads the next page of the user's own group. */
  const more = () => sources.readMore(ofGroup(fresh.user ?? ''));
  return {
    fresh,
    session,
    progress,
    videos,
    sources,
    sections,
    more,
    current,
    player,
    playing,
    titles,
  };
}

/** Answers all requests, including new ones that the answers cause. */
async function answerAll(): Promise<void> {
  while (service().questions.length > 0) {
    service().questions[0]?.answer();
    await settled();
  }
}

const onDevice = (uid: string) =>
  progressKind.device(JSON.parse(localStorage.getItem(progressKind.key(uid, lesson)) ?? '{}'));

/** `count` videos of a user's group in pages of fifty. */
const pagesOf = (uid: string, count: number): Video[][] => {
  const all = Array.from({ length: count }, (_, n) =>
    videoOf(`${uid}-${n + 1}`, { group: uid, time: new Date(n) }),
  );
  return Array.from({ length: Math.ceil(count / 50) }, (_, page) => all.slice(page * 50, page * 50 + 50));
};
const many = (fresh: FakeService) => {
  fresh.pages = (uid) => pagesOf(uid, 120);
};

describe('[LEARN-2] a course with an outline', () => {
  const modules = [
    { title: 'Son', videos: ['aysel-120', 'aysel-7'] },
    { title: 'Boş', videos: [] },
    { title: 'Başlanğıc', videos: ['aysel-60'] },
  ];
  const first = ['aysel-120', 'aysel-7', 'aysel-60', 'aysel-1', 'aysel-2'];

  test('its sections are read whole and stand in its order, and Next follows it', async () => {
    const { titles, videos, current, player } = await opened('aysel', (fresh) => {
      many(fresh);
      fresh.modules = async () => modules;
    });
    await answerAll();
    expect(titles().slice(0, 5)).toEqual(first);
    expect(titles()).toHaveLength(120);
    expect(videos.$isPartly.get()).toBe(false);
    player.play(videos.$playlist.get()[0] as Video);
    player.step(1);
    expect(current.$current.get()?.id).toBe('aysel-7');
  });

  test('an outline that could not be read leaves the order of time, until a retry; what plays goes on', async () => {
    let isBroken = true;
    const { titles, videos, current, player } = await opened('aysel', (fresh) => {
      many(fresh);
      fresh.modules = async () => {
        if (isBroken) throw new AppError('firestore/unavailable');
        return modules;
      };
    });
    const { $toasts } = await import('#core/views/toasts.ts');
    await answerAll();
    expect(titles().slice(0, 2)).toEqual(['aysel-1', 'aysel-2']);
    expect($toasts.get().map(({ retries }) => retries.length)).toEqual([1]);
    player.play(videos.$playlist.get()[1] as Video);
    isBroken = false;
    $toasts.get()[0]?.retries[0]?.();
    await settled();
    expect(current.$current.get()?.id).toBe('aysel-2');
    await answerAll();
    expect(titles().slice(0, 5)).toEqual(first);
    expect(current.$current.get()?.id).toBe('aysel-2');
  });

  test('signing out forgets it', async () => {
    const { session } = await opened('aysel', (fresh) => {
      fresh.modules = async () => modules;
    });
    await answerAll();
    const { $modules } = await import('./outline.ts');
    expect($modules.get()).toEqual(modules);
    session.endSession();
    expect($modules.get()).toEqual([]);
  });
});

describe('[VIDEO-10] a section of more than one page', () => {
  test('Next continues on the next page and Previous comes back; the total is unknown before', async () => {
    const { current, player, videos } = await opened('aysel', many);
    await answerAll();
    expect(videos.$isPartly.get()).toBe(true);
    player.play(videos.$playlist.get()[49] as Video);
    expect(current.$neighbours.get().next).toMatchObject({ source: ofGroup('aysel'), kind: 'group' });
    player.step(1);
    expect(player.$isStepping.get()).toBe(true);
    await answerAll();
    expect(current.$current.get()?.id).toBe('aysel-51');
    expect(player.$isStepping.get()).toBe(false);
    player.step(-1);
    expect(current.$current.get()?.id).toBe('aysel-50');
    player.play(videos.$playlist.get()[99] as Video);
    player.step(1);
    await answerAll();
    expect(current.$current.get()?.id).toBe('aysel-101');
    expect(videos.$isPartly.get()).toBe(false);
  });

  test('a next page that fails does not change the video and the button', async () => {
    const { current, player, videos, fresh } = await opened('aysel', many);
    await answerAll();
    player.play(videos.$playlist.get()[49] as Video);
    player.step(1);
    fresh.questions[0]?.fail();
    await settled();
    expect(current.$current.get()?.id).toBe('aysel-50');
    expect(player.$isStepping.get()).toBe(false);
    player.step(1);
    await answerAll();
    expect(current.$current.get()?.id).toBe('aysel-51');
  });

  test('a late next page does not replace a video that the user has chosen meanwhile', async () => {
    const { current, player, videos } = await opened('aysel', many);
    await answerAll();
    player.play(videos.$playlist.get()[49] as Video);
    player.step(1);
    player.play(videos.$playlist.get()[2] as Video);
    await answerAll();
    expect(current.$current.get()?.id).toBe('aysel-3');
  });

  test.each([
    ['in the middle of it', 'aysel-110', { done: false }, 'aysel-110'],
    ['the last of a page, finished', 'aysel-100', { done: true }, 'aysel-101'],
    ['the last of the first page, finished', 'aysel-50', { done: true }, 'aysel-51'],
    ['deleted since: the one before', 'aysel-gone', { done: false }, 'aysel-1'],
  ])('the page begins where the reader left off: %s', async (_, id, { done }, expected) => {
    const { current } = await opened('aysel', (fresh) => {
      many(fresh);
      fresh.stored.set('progress/aysel', {
        'aysel-1': { seconds: 30, done: false, at: 1 },
        [id]: { seconds: 30, done, at: 2 },
      });
    });
    await answerAll();
    expect(current.$current.get()?.id).toBe(expected);
  });

  test('[LEARN-4] [LEARN-5] before it plays, its moment for a note or a link is where it will begin', async () => {
    const { current, playing } = await opened('aysel', (fresh) => {
      fresh.stored.set('progress/aysel', { 'aysel-1': { seconds: 300, done: false, at: 1 } });
    });
    await answerAll();
    const video = current.$current.get();
    expect([video?.id, video && playing.secondNow(video)]).toEqual(['aysel-1', 300]);
    history.replaceState(null, '', '?v=aysel-1&t=21');
    expect(video && playing.secondNow(video)).toBe(21);
  });

  test('and with the video that the address names', async () => {
    const { current } = await opened('aysel', (fresh) => {
      many(fresh);
      history.replaceState(null, '', '#aysel-77');
    });
    await answerAll();
    expect(current.$current.get()?.id).toBe('aysel-77');
  });

  test('a change made while the next page is loading is not undone', async () => {
    const { videos, more } = await opened('aysel', many);
    await answerAll();
    more();
    const { changeVideo } = await import('./measure.ts');
    changeVideo('aysel-1', { rev: 2, duration: 60 });
    await answerAll();
    expect(videos.$playlist.get()[0]).toMatchObject({ rev: 2, duration: 60 });
    expect(videos.$playlist.get()).toHaveLength(100);
  });

  test('a next page that arrives when another user’s list is shown is ignored', async () => {
    const { fresh, sources, titles, more } = await opened('aysel', many);
    await answerAll();
    let answer = () => {};
    const page = { videos: [videoOf('aysel-51')], more: null, later: async () => page };
    const group = sources.sourceState(ofGroup('aysel'));
    if (group?.state !== 'ready') throw new Error(group?.state);
    sources.setSource(ofGroup('aysel'), {
      ...group,
      more: () =>
        new Promise((done) => {
          answer = () => done(page);
        }),
    });
    const late = more();
    fresh.otherTabSignsIn('orxan');
    while (fresh.events.length > 0) fresh.deliver();
    await answerAll();
    answer();
    expect(await late).toBe(false);
    expect(titles().filter((id) => !id.startsWith('orxan-'))).toEqual([]);
  });

  test('a session that ends while the place is being searched leaves no pending state', async () => {
    const { fresh, current } = await opened('aysel', (service) => {
      many(service);
      service.stored.set('progress/aysel', { 'aysel-110': { seconds: 30, done: false, at: 2 } });
    });
    while (!fresh.questions.some(({ what }) => what.startsWith('one'))) {
      fresh.questions[0]?.answer();
      await settled();
    }
    expect(current.$isSeeking.get()).toBe(true);
    fresh.otherTabSignsOut();
    while (fresh.events.length > 0) fresh.deliver();
    expect(current.$isSeeking.get()).toBe(false);
  });

  test('[READ-4] a saved video is gone when all lists were read without it, not when one could not be read', async () => {
    const gone = '/lessons/frontend/videos#aysel-gone';
    const { sources, videos } = await opened('aysel', () => {
      const entries = { [gone]: { at: 1, title: 'V' } };
      localStorage.setItem(
        savedKey,
        JSON.stringify({ uid: 'aysel', entries, unsent: [], readAt: Date.now() }),
      );
    });
    videos.watchSavedVideos();
    const missing = () => JSON.parse(localStorage.getItem(savedKey) ?? '{}').missing ?? [];
    while (!service().questions.some(({ what }) => what === 'group aysel')) {
      service().questions[0]?.answer();
      await settled();
    }
    service()
      .questions.find(({ what }) => what === 'group aysel')
      ?.fail();
    await settled();
    await answerAll();
    expect(missing()).toEqual([]);
    sources.load(ofGroup('aysel'));
    await settled();
    await answerAll();
    expect(missing()).toEqual([gone]);
  });

  test('two failures of a page have one retry', async () => {
    const { more, fresh } = await opened('aysel', many);
    const { $toasts } = await import('#core/views/toasts.ts');
    await answerAll();
    for (let n = 0; n < 2; n += 1) {
      more();
      fresh.questions[0]?.fail();
      await settled();
    }
    expect($toasts.get().map(({ retries }) => retries.length)).toEqual([1]);
  });
});

const people = fc.constantFrom('aysel', 'orxan');
const action = fc.oneof(
  fc.record({ kind: fc.constant('other-in' as const), uid: people }),
  fc.record({
    kind: fc.constantFrom(
      ...([
        'other-out',
        'deliver',
        'deliver',
        'answer',
        'answer',
        'fail',
        'sign-out',
        'freeze',
        'thaw',
      ] as const),
      ...(['play', 'play', 'watch', 'watch', 'send', 'more', 'step', 'again'] as const),
    ),
    which: fc.nat(5),
  }),
);
/** The responses that have arrived before the random events begin. */
const begins = fc.constantFrom('nothing has come', 'the reader is known', 'all is read');
type Begin = typeof begins extends fc.Arbitrary<infer B> ? B : never;
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

test('events in any order: only the user’s own videos and progress are shown, no progress is lost, and loading always ends', async () => {
  const play = async (start: string | null, begin: Begin, actions: Action[]) => {
    const page = await opened(start, (fresh) => {
      fresh.pages = (uid) => pagesOf(uid, 101);
    });
    const { fresh, session, progress, videos, sources, current, player, playing } = page;
    let now = 1;
    vi.spyOn(Date, 'now').mockImplementation(() => now++);
    /** The newest place of every video, by user. */
    const watched: Record<string, Record<string, number>> = { aysel: {}, orxan: {} };
    const check = () => {
      const uid = uidOf(session.$session.get());
      const isOwn = (id: string) => uid !== null && id.startsWith(`${uid}-`);
      expect(videos.$playlist.get().filter(({ id }) => !isOwn(id))).toEqual([]);
      expect(Object.keys(progress.$progress.get()).filter((id) => !isOwn(id))).toEqual([]);
      if (uid === null) expect([current.$current.get(), playing.$opening.get()]).toEqual([null, null]);
      for (const one of ['aysel', 'orxan']) {
        const all = [...Object.keys(onDevice(one)), ...Object.keys(fresh.progressOf(one))];
        expect(all.filter((id) => !id.startsWith(`${one}-`))).toEqual([]);
        for (const [id, at] of Object.entries(watched[one] ?? {})) {
          const known = [onDevice(one)[id]?.at ?? 0, fresh.progressOf(one)[id]?.at ?? 0];
          expect(Math.max(...known)).toBeGreaterThanOrEqual(at);
        }
      }
    };
    if (begin === 'all is read') await answerAll();
    if (begin === 'the reader is known') {
      fresh.questions.find(({ what }) => what.startsWith('own'))?.answer();
      await settled();
    }
    for (const one of actions) {
      if (fresh.isFrozen && !['other-in', 'other-out', 'thaw'].includes(one.kind)) continue;
      const which = 'which' in one ? one.which : 0;
      const question = fresh.questions[which % Math.max(1, fresh.questions.length)];
      const listed = videos.$playlist.get();
      if (one.kind === 'other-in') fresh.otherTabSignsIn(one.uid);
      else if (one.kind === 'other-out') {
        fresh.otherTabSignsOut();
        // In half of the cases this tab is notified at once.
        if (which % 2 === 0) while (fresh.events.length > 0) fresh.deliver();
      } else if (one.kind === 'deliver') fresh.deliver();
      else if (one.kind === 'answer') question?.answer();
      else if (one.kind === 'fail') question?.fail();
      else if (one.kind === 'sign-out') session.signOut();
      else if (one.kind === 'freeze') fresh.freeze();
      else if (one.kind === 'thaw') fresh.isFrozen && fresh.thaw();
      else if (one.kind === 'play') {
        const video = listed[which * 10];
        if (video) player.play(video);
      } else if (one.kind === 'watch') {
        const video = current.$current.get();
        const who = session.$session.get();
        if (video && who.state === 'user') {
          progress.keepProgress(video.id, 50 + which, 1000);
          const place = progress.$progress.get()[video.id];
          if (place) Object.assign(watched[who.uid] ?? {}, { [video.id]: place.at });
        }
      } else if (one.kind === 'send') progress.sendProgress();
      else if (one.kind === 'more') page.more();
      else if (one.kind === 'step') player.step(which % 2 ? 1 : -1);
      else
        for (const [source, { state }] of Object.entries(sources.$sources.get()) as [Source, SourceState][])
          if (state === 'failed') sources.load(source);
      check();
      await settled();
      check();
    }
    if (fresh.isFrozen) fresh.thaw();
    await settled();
    while (fresh.events.length > 0 || fresh.questions.length > 0) {
      fresh.deliver();
      fresh.questions[0]?.answer();
      await settled();
    }
    check();
    expect([player.$isStepping.get(), current.$isSeeking.get()]).toEqual([false, false]);
    const { state } = (await import('#core/session/profile.ts')).$profile.get();
    if (state === 'ready') expect(videos.$allLoaded.get()).toBe(true);
    for (const list of Object.values(sources.$sources.get()))
      if (list.state === 'ready') expect(list.isLoadingMore).toBe(false);
  };
  await fc.assert(fc.asyncProperty(fc.option(people), begins, fc.array(action, { maxLength: 20 }), play), {
    numRuns: 120,
  });
}, 60_000);
