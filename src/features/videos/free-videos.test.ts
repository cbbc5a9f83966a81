// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { videoIndexKey } from '#core/device/page-storage-keys.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { type FakeService, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { questions } from '#support/questions.ts';
import { videosKeptFor } from './free-videos.ts';

/** Which videos the worker has; `null` before it was given any. */
const worker = { ids: null as string[] | null };
vi.mock('#features/search/search-client.ts', () => ({
  giveVideos: (videos: { id: string }[]) => {
    worker.ids = videos.map(({ id }) => id);
  },
}));

/** A search page; the videos begin to be read as soon as it is open. */
async function opened(user: string | null, prepare?: (fresh: FakeService) => void) {
  worker.ids = null;
  const fresh = await openPage(user, prepare);
  const { $session } = await import('#core/session/session.ts');
  const { $videosState } = await import('#features/search/videos-state.ts');
  const { $toasts } = await import('#core/views/toasts.ts');
  const { loadFreeVideos } = await import('#features/search/free-videos.ts');
  await settled();
  const hearAll = () => {
    while (fresh.events.length > 0) fresh.deliver();
  };
  return { fresh, $session, $toasts, loadFreeVideos, hearAll, state: () => $videosState.get() };
}

const keptFor = () => JSON.parse(sessionStorage.getItem(videoIndexKey) ?? 'null')?.uid ?? null;
const keep = (uid: string, at: number) =>
  sessionStorage.setItem(
    videoIndexKey,
    JSON.stringify({ uid, at, videos: [{ id: `${uid}-kept`, title: uid, hashtags: [] }] }),
  );

describe('[SEARCH-3] the free videos of a search', () => {
  test('are read once, given to the worker and kept for the next page of the tab', async () => {
    const { fresh, state } = await opened('aysel');
    expect([state(), fresh.questions.map(({ what }) => what)]).toEqual(['loading', ['index aysel']]);
    fresh.questions[0]?.answer();
    await settled();
    expect([state(), worker.ids, keptFor(), fresh.questions]).toEqual(['ready', ['aysel-free'], 'aysel', []]);
  });

  test('that the tab has read within the hour are not read again', async () => {
    const { fresh, state } = await opened('aysel', () => keep('aysel', Date.now() - videosKeptFor + 60_000));
    expect([state(), worker.ids, fresh.questions]).toEqual(['ready', ['aysel-kept'], []]);
  });

  test.each([
    ['for somebody else', () => keep('orxan', Date.now())],
    ['an hour ago', () => keep('aysel', Date.now() - videosKeptFor)],
    ['by an older version of the site', () => sessionStorage.setItem(videoIndexKey, '{"uid":"aysel"}')],
    ['and were damaged', () => sessionStorage.setItem(videoIndexKey, '{')],
  ])('that were read %s are read anew', async (_, prepare) => {
    const { fresh, state } = await opened('aysel', prepare);
    expect(state()).toBe('loading');
    fresh.questions[0]?.answer();
    await settled();
    expect([worker.ids, keptFor()]).toEqual([['aysel-free'], 'aysel']);
  });

  test('are there also when the tab has no room for them', async () => {
    const { fresh, state } = await opened('aysel');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fresh.questions[0]?.answer();
    await settled();
    expect([state(), worker.ids]).toEqual(['ready', ['aysel-free']]);
  });

  test('that could not be read are said to be, and read again at the reader’s wish', async () => {
    const { fresh, $toasts, loadFreeVideos, state } = await opened('aysel');
    fresh.questions[0]?.fail();
    await settled();
    expect([state(), $toasts.get().map(({ retries }) => retries)]).toEqual(['failed', [[loadFreeVideos]]]);
    loadFreeVideos();
    await settled();
    expect(state()).toBe('loading');
    fresh.questions[0]?.answer();
    await settled();
    expect(state()).toBe('ready');
  });

  test('end a session that the service does not know when they are read', async () => {
    const { fresh, $session, state } = await opened('aysel', (service) => {
      service.known = null;
      // It has not said so yet.
      service.accounts.onChange = () => () => false;
    });
    expect([$session.get().state, state(), fresh.questions]).toEqual(['guest', 'guest', []]);
  });

  test('that were asked for by whoever is gone do not end the session of whoever is here', async () => {
    const current = questions<[], Account | null>();
    const { fresh, $session, hearAll } = await opened('aysel', (service) => {
      service.accounts.current = current.ask;
    });
    fresh.otherTabSignsIn('orxan');
    hearAll();
    await settled();
    current.open[0]?.answer(null);
    await settled();
    expect($session.get()).toMatchObject({ state: 'user', uid: 'orxan' });
  });
});

const people = fc.constantFrom('aysel', 'orxan');
const step = fc.oneof(
  fc.record({ kind: fc.constant('other-in' as const), uid: people }),
  fc.record({
    kind: fc.constantFrom(
      'other-out',
      'deliver',
      'deliver',
      'answer',
      'answer',
      'fail',
      'again',
      'sign-out',
      'freeze',
      'thaw',
    ),
    which: fc.nat(3),
  }),
);

test('[SEARCH-3] whatever happens in whatever order: a guest searches no videos, a user those of the own session, and nothing loads for ever', async () => {
  await fc.assert(
    fc.asyncProperty(fc.option(people), fc.array(step, { maxLength: 16 }), async (start, steps) => {
      const { fresh, $session, loadFreeVideos, state } = await opened(start);
      const { signOut } = await import('#core/session/session.ts');
      const check = () => {
        if ($session.get().state !== 'guest') return;
        expect([state(), worker.ids, keptFor()]).toEqual(['guest', [], null]);
      };
      for (const one of steps) {
        if (fresh.isFrozen && !['other-in', 'other-out', 'thaw'].includes(one.kind)) continue;
        const question =
          'which' in one ? fresh.questions[one.which % Math.max(1, fresh.questions.length)] : undefined;
        if ('uid' in one) fresh.otherTabSignsIn(one.uid);
        else if (one.kind === 'other-out') fresh.otherTabSignsOut();
        else if (one.kind === 'deliver') fresh.deliver();
        else if (one.kind === 'answer') question?.answer();
        else if (one.kind === 'fail') question?.fail();
        else if (one.kind === 'again') loadFreeVideos();
        else if (one.kind === 'sign-out') signOut();
        else if (one.kind === 'freeze') fresh.freeze();
        else if (fresh.isFrozen) fresh.thaw();
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
      const session = $session.get();
      expect(uidOf(session)).toBe(fresh.user);
      if (session.state !== 'user') return;
      expect(['ready', 'failed']).toContain(state());
      if (state() === 'ready')
        expect([worker.ids, keptFor()]).toEqual([[`${session.uid}-free`], session.uid]);
    }),
    { numRuns: 150 },
  );
}, 60_000);
