// @vitest-environment jsdom
// A reader with several groups, and with grants that are over.
import { expect, test, vi } from 'vitest';
import { type FakeService, recordOf, service, settled, videoOf } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { ofGroup, type Video } from './video.ts';

vi.mock('./youtube-gateway.ts', () => ({ loadYouTube: async () => {} }));

const lessons = ['aysel', 'fullstack', 'frontend'];
const coming = new Date('2099-01-01');
const past = new Date('2026-01-01');

async function answerAll(): Promise<void> {
  while (service().questions.length > 0) {
    service().questions[0]?.answer();
    await settled();
  }
}

async function opened(groups: Record<string, Video[][]>, prepare: (fresh: FakeService) => void = () => {}) {
  const fresh = await openPage('aysel', (one) => {
    one.records.set('aysel', recordOf('aysel', { lessons }));
    one.grantedTo = { fullstack: 'aysel', frontend: 'aysel' };
    one.pages = (group) => groups[group] ?? [[]];
    prepare(one);
  });
  const [videos, sources, sections, current, player] = await Promise.all([
    import('./store.ts'),
    import('./sources.ts'),
    import('./sections.ts'),
    import('./current-video.ts'),
    import('./player-store.ts'),
    import('./sources.ts'),
  ]);
  fresh.AppError = (await import('#core/cloud/errors.ts')).AppError;
  videos.watchVideos('frontend');
  player.watchPlayer();
  await settled();
  /** What stands on the page: a section's list and the ids of its videos, or its state. */
  const shown = () =>
    sections.$sections
      .get()
      .map(({ source, kind, list }) => [
        kind === 'group' ? source : kind,
        list.state === 'ready' ? list.videos.map(({ id }) => id).join(' ') : list.state,
      ]);
  return { fresh, videos, sources, sections, current, player, shown };
}

test('[VIDEO-6] [VIDEO-7] a section for each group with videos, in the order of the grants; paid ones only under paid', async () => {
  const { fresh, shown, videos } = await opened({
    aysel: [[]],
    fullstack: [[videoOf('fullstack-1'), videoOf('fullstack-p', { paid: 'paid' })]],
    frontend: [[videoOf('frontend-1'), videoOf('frontend-p', { paid: 'paid' })]],
  });
  fresh.questions.find(({ what }) => what === 'own aysel')?.answer();
  await settled();
  expect(fresh.questions.filter(({ what }) => what.startsWith('group')).map(({ what }) => what)).toEqual([
    'group aysel',
    'group fullstack',
    'group frontend',
  ]);
  await answerAll();
  expect(shown()).toEqual([
    [ofGroup('fullstack'), 'fullstack-1'],
    [ofGroup('frontend'), 'frontend-1'],
    ['free', ''],
    ['paid', 'fullstack-p frontend-p'],
  ]);
  expect(videos.$videoTotal.get()).toBe(4);
});

test('[VIDEO-6] without any videos the first group stands there empty', async () => {
  const { shown } = await opened({});
  await answerAll();
  expect(shown()).toEqual([
    [ofGroup('aysel'), ''],
    ['free', ''],
    ['paid', ''],
  ]);
});

test('[VIDEO-6] [LEARN-12] several sections follow the outline; who begins, and Next, follow it over all sections', async () => {
  const { shown, current, player, videos } = await opened(
    {
      fullstack: [
        [videoOf('fullstack-1'), videoOf('fullstack-2')],
        [videoOf('fullstack-3', { paid: 'paid' })],
      ],
      frontend: [[videoOf('frontend-p', { paid: 'paid' }), videoOf('frontend-1')]],
    },
    (fresh) => {
      fresh.modules = async () => [
        { title: 'A', videos: ['frontend-p', 'fullstack-2'] },
        { title: 'B', videos: ['fullstack-3', 'fullstack-1'] },
      ];
    },
  );
  await answerAll();
  expect(shown()).toEqual([
    [ofGroup('fullstack'), 'fullstack-2 fullstack-1'],
    [ofGroup('frontend'), 'frontend-1'],
    ['free', ''],
    ['paid', 'frontend-p fullstack-3'],
  ]);
  expect(current.$current.get()?.id).toBe('frontend-p');
  const order: unknown[] = [];
  player.play(videos.$playlist.get()[0] as Video);
  for (let n = 0; n < 5; n += 1) {
    order.push(current.$current.get()?.id);
    player.step(1);
    await settled();
  }
  expect(order).toEqual(['frontend-p', 'fullstack-2', 'fullstack-3', 'fullstack-1', 'frontend-1']);
  player.step(-1);
  expect(current.$current.get()?.id).toBe('fullstack-1');
});

test('[VIDEO-7] a page without paid videos hides no later ones: more are read, and nothing is offered for sale before', async () => {
  const { sections, shown, videos } = await opened({
    fullstack: [
      [videoOf('fullstack-1')],
      [videoOf('fullstack-2')],
      [videoOf('fullstack-p', { paid: 'paid' })],
    ],
  });
  await answerAll();
  const paid = () => sections.$sections.get().find(({ kind }) => kind === 'paid');
  expect([videos.$paidPrompt.get(), paid() && sections.hasMore(paid() as never)]).toEqual([null, true]);
  const { showMore } = await import('./sections.ts');
  const more = showMore(paid() as never);
  await answerAll();
  expect(await more).toBe(true);
  expect(shown().at(-1)).toEqual(['paid', 'fullstack-p']);
  expect(shown()[0]).toEqual([ofGroup('fullstack'), 'fullstack-1 fullstack-2']);
});

test('[SCHOOL-2] a grant that is over is not asked for; it stands behind the groups with videos', async () => {
  const { fresh, shown } = await opened({ frontend: [[videoOf('frontend-1')]] }, (one) => {
    one.records.set('aysel', recordOf('aysel', { lessons, ends: { fullstack: past, frontend: coming } }));
  });
  fresh.questions.find(({ what }) => what === 'own aysel')?.answer();
  await settled();
  expect(fresh.questions.some(({ what }) => what === 'group fullstack')).toBe(false);
  await answerAll();
  expect(shown()).toEqual([
    [ofGroup('frontend'), 'frontend-1'],
    [ofGroup('fullstack'), 'ended'],
    ['free', ''],
    ['paid', ''],
  ]);
});

test('[SCHOOL-2] a grant that ends while the page is open: the next refused read shows it, not a failure', async () => {
  const { fresh, shown, sources } = await opened(
    { frontend: [[videoOf('frontend-1')], [videoOf('frontend-2')]] },
    (one) => {
      one.records.set('aysel', recordOf('aysel', { lessons, ends: { frontend: coming } }));
    },
  );
  const { $toasts } = await import('#core/views/toasts.ts');
  await answerAll();
  expect(shown()[0]).toEqual([ofGroup('frontend'), 'frontend-1']);
  // By the clock of the server the day is over; the device's is behind.
  const more = sources.readMore(ofGroup('frontend'));
  fresh.questions[0]?.fail('firestore/permission-denied');
  await settled();
  await answerAll();
  expect(await more).toBe(false);
  expect(shown()[0]).toEqual([ofGroup('frontend'), 'ended']);
  expect($toasts.get()).toEqual([]);
});

test('[SCHOOL-2] a grant that staff have taken away meanwhile leaves the page; a refusal without a reason is a failure', async () => {
  const { fresh, shown, sources } = await opened({
    fullstack: [[videoOf('fullstack-1')], [videoOf('fullstack-2')]],
    frontend: [[videoOf('frontend-1')], [videoOf('frontend-2')]],
  });
  const { $toasts } = await import('#core/views/toasts.ts');
  await answerAll();
  const refuse = async (group: string) => {
    sources.readMore(ofGroup(group));
    fresh.questions[0]?.fail('firestore/permission-denied');
    await settled();
    await answerAll();
  };
  await refuse('frontend');
  expect($toasts.get()).toHaveLength(1);
  expect(shown().map(([list]) => list)).toContain(ofGroup('frontend'));
  fresh.records.set('aysel', recordOf('aysel', { lessons: ['aysel', 'frontend'] }));
  await refuse('fullstack');
  expect(shown().map(([list]) => list)).not.toContain(ofGroup('fullstack'));
  expect($toasts.get()).toHaveLength(1);
});

test('[VIDEO-13] what has come since is listed behind the others when the reader returns, once', async () => {
  const { fresh, shown } = await opened({ aysel: [[videoOf('aysel-1')]] });
  await answerAll();
  const { watchLaterVideos } = await import('./later-videos.ts');
  watchLaterVideos();
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  fresh.added = [videoOf('aysel-2')];
  comeBack();
  await settled();
  await answerAll();
  fresh.added = [];
  expect(shown()).toContainEqual([ofGroup('aysel'), 'aysel-1 aysel-2']);
  comeBack();
  await settled();
  await answerAll();
  expect(shown()).toContainEqual([ofGroup('aysel'), 'aysel-1 aysel-2']);
});
