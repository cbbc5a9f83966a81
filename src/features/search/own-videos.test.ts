// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { searchTerm } from '#core/search/term.ts';
import { type FakeService, recordOf, settled, videoOf } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

/** A search page of a user with a term. `grid` is another group of Aysel's. */
async function opened(typed: string, prepare: (fresh: FakeService) => void = () => {}, user = 'aysel') {
  const fresh = await openPage(user, (service) => {
    service.records.set('aysel', recordOf('aysel', { lessons: ['aysel', 'grid'] }));
    service.grantedTo = { grid: 'aysel' };
    service.pages = (group) => [
      [
        videoOf(`${group}-1`, { title: 'Flexbox ilə düzüm', hashtags: ['css', 'frontend'] }),
        videoOf(`${group}-2`, { title: 'CSS-də düzüm: flexbox', hashtags: ['none'] }),
        videoOf(`${group}-3`, { title: 'Flexbox' }),
      ],
    ];
    prepare(service);
  });
  document.body.dataset.courses = 'frontend backend';
  const { $toasts } = await import('#core/views/toasts.ts');
  const { $ownVideos } = await import('./videos-state.ts');
  const { searchOwnVideos } = await import('./own-videos.ts');
  const search = (text: string) => searchOwnVideos(searchTerm(text));
  search(typed);
  await settled();
  const asked = () => fresh.questions.map(({ what }) => what);
  const answer = async (number = 0) => {
    fresh.questions[number]?.answer();
    await settled();
  };
  const shown = () => {
    const own = $ownVideos.get();
    return own === null || own === 'unknown' ? own : [own.progress, own.hits.map(({ id }) => id), own.count];
  };
  const hearAll = async () => {
    while (fresh.events.length > 0) fresh.deliver();
    await settled();
  };
  return { fresh, $toasts, $ownVideos, search, asked, answer, shown, hearAll };
}

describe('[SEARCH-1] the videos of the own groups', () => {
  test('are asked for by the longest word, a question a group; the other words are compared here', async () => {
    const { $ownVideos, asked, answer, shown } = await opened('düzüm FLEXBOX');
    expect([shown(), asked()]).toEqual(['unknown', ['own aysel']]);
    await answer();
    expect([shown(), asked()]).toEqual([
      ['pending', [], null],
      ['titled aysel flexbox', 'titled grid flexbox'],
    ]);
    await answer(1);
    expect(shown()).toEqual(['pending', [], null]);
    await answer();
    expect(shown()).toEqual(['done', ['aysel-1', 'aysel-2', 'grid-1', 'grid-2'], 4]);
    expect($ownVideos.get()).toMatchObject({
      hits: [
        { page: '/lessons/frontend/videos?v=aysel-1' },
        { page: '/lessons' },
        { page: '/lessons/frontend/videos?v=grid-1' },
        { page: '/lessons' },
      ],
    });
  });

  test('stand in the order of how well they match', async () => {
    const { answer, shown } = await opened('flexbox il');
    for (let n = 0; n < 3; n += 1) await answer();
    expect(shown()).toEqual(['done', ['aysel-1', 'grid-1'], 2]);
  });

  test.each([
    ['without groups', 'css', () => ({ lessons: [] })],
    ['whose grants are over', 'css', () => ({ lessons: ['aysel'], ends: { aysel: new Date(0) } })],
    ['with a term without words', ' ', () => ({ lessons: ['aysel'] })],
  ])('are not asked for %s', async (_, typed, over) => {
    const { answer, asked, shown } = await opened(typed, (fresh) => {
      fresh.records.set('aysel', recordOf('aysel', over()));
    });
    await answer();
    expect([shown(), asked()]).toEqual([null, []]);
  });

  test('of a group whose grant is over are not asked for with the others', async () => {
    const { answer, asked } = await opened('css', (fresh) => {
      const ends = { grid: new Date(0) };
      fresh.records.set('aysel', recordOf('aysel', { lessons: ['aysel', 'grid'], ends }));
    });
    await answer();
    expect(asked()).toEqual(['titled aysel css']);
  });

  test('that could not be read are said to be, and read again at the reader’s wish', async () => {
    const { fresh, $toasts, answer, asked, search, shown } = await opened('flexbox');
    await answer();
    fresh.questions[1]?.fail();
    await settled();
    expect(shown()).toEqual(['failed', [], null]);
    expect($toasts.get()).toHaveLength(1);
    // The answer that is late changes nothing.
    await answer();
    expect(shown()).toEqual(['failed', [], null]);
    search('flexbox');
    await settled();
    expect([shown(), asked()]).toEqual([
      ['pending', [], null],
      ['titled aysel flexbox', 'titled grid flexbox'],
    ]);
    await answer();
    await answer();
    expect(shown()).toMatchObject(['done', { length: 6 }, 6]);
  });

  test('are searched again after a record that could not be read', async () => {
    const { fresh, asked, search, shown } = await opened('css');
    fresh.questions[0]?.fail();
    await settled();
    expect(shown()).toEqual(['failed', [], null]);
    search('css');
    await settled();
    expect([shown(), asked()]).toEqual(['unknown', ['own aysel']]);
  });

  test('of an earlier term are ignored', async () => {
    const { answer, asked, search, shown } = await opened('düzüm');
    await answer();
    search('flexbox');
    await settled();
    expect(asked()).toHaveLength(4);
    await answer(3);
    await answer(2);
    expect(shown()).toMatchObject(['done', { length: 6 }, 6]);
    await answer(1);
    await answer(0);
    expect(shown()).toMatchObject(['done', { length: 6 }, 6]);
  });

  test('are asked for once more on the return of a page only if the groups have changed', async () => {
    const { fresh, answer, asked, shown } = await opened('flexbox');
    for (let n = 0; n < 3; n += 1) await answer();
    fresh.freeze();
    fresh.thaw();
    await settled();
    expect(asked()).toEqual(['own aysel']);
    await answer();
    expect([shown(), asked()]).toMatchObject([['done', { length: 6 }, 6], []]);
    fresh.freeze();
    fresh.records.set('aysel', recordOf('aysel'));
    fresh.thaw();
    await settled();
    await answer();
    expect(asked()).toEqual(['titled aysel flexbox']);
  });

  test.each(['answer', 'fail'] as const)(
    'that %s after a sign-out in another tab are nobody’s',
    async (end) => {
      const { fresh, $toasts, answer, hearAll, shown } = await opened('css');
      await answer();
      const [question] = fresh.questions;
      fresh.otherTabSignsOut();
      await hearAll();
      question?.[end]();
      await settled();
      expect([shown(), $toasts.get().filter(({ kind }) => kind === 'bad')]).toEqual([null, []]);
    },
  );
});
