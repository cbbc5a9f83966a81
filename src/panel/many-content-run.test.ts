// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { draftKey } from '#core/device/page-storage-keys.ts';
import { $session } from '#core/session/session.ts';
import { limits } from '#core/words/limits.ts';
import { videos } from '#features/videos/desk/store.ts';
import type { Video } from '#features/videos/video.ts';
import { videoOf } from '#support/fake-service.ts';
import { type ListPage, mostSelected } from './list-query.ts';
import { manyOf } from './many-content.ts';
import { $selecting, beginSelecting, endSelecting } from './selecting.ts';

const service = vi.hoisted(() => ({
  sent: [] as string[],
  /** What is there now, by id. */
  documents: new Map<string, unknown>(),
  pages: [] as unknown[],
  answer: async (_id: string): Promise<void> => {},
}));
vi.mock('#features/videos/desk/gateway.ts', () => ({
  staffVideos: {
    list: async () => service.pages[0],
    read: async (id: string) => {
      const document = service.documents.get(id);
      if (document instanceof Error) throw document;
      return document;
    },
    edit: async (
      _by: string,
      seen: Video,
      { hashtags }: Video,
      texts: object,
      _plan: object,
      { earlier }: never,
    ) => {
      service.sent.push(
        `${seen.id} ${seen.rev} ${hashtags.join(' ')}${Object.values(texts).join('')}${earlier}`,
      );
      await service.answer(seen.id);
    },
    remove: async (_by: string, id: string) => {
      service.sent.push(`remove ${id}`);
      await service.answer(id);
    },
  },
}));

const video = (id: string, over: Parameters<typeof videoOf>[1] = {}): Video =>
  videoOf(id, {
    title: `Video ${id}`,
    hashtags: ['css', 'frontend'],
    url: 'nu_pCVPKzTk',
    group: 'frontend',
    transcript: 'said',
    ...over,
  });
const pageOf = (ids: readonly string[], more: ListPage<Video>['more'] = null): ListPage<Video> => ({
  rows: ids.map((id) => ({ id, item: video(id) })),
  more,
});
const ids = ['a', 'b', 'c', 'd', 'e'];
const many = manyOf(videos);
const { selection } = many;
const { list: videoList } = videos;
const picked = () => [...selection.$picked.get().keys()];
const rows = () => {
  const list = videoList.$list.get();
  return list.step === 'ready' ? list.rows : [];
};
const stateOf = (id: string) => many.$lines.get().find((line) => line.id === id);
const states = () => many.$lines.get().map(({ state }) => state);
const fail = (code: ErrorCode) => {
  throw new AppError(code);
};
const refuse = (id: string, code: ErrorCode = 'changed-meanwhile') => {
  let isFirst = true;
  service.answer = async (one) => {
    if (one !== id || !isFirst) return;
    isFirst = false;
    fail(code);
  };
};
const add = (tags: string) => {
  many.type({ action: 'add', tags });
  many.plan('me');
};

beforeEach(async () => {
  document.body.dataset.courses = 'frontend backend';
  service.sent = [];
  service.answer = async () => {};
  service.documents = new Map(ids.map((id) => [id, video(id)]));
  service.pages = [pageOf(ids)];
  await videoList.load();
  beginSelecting('videos');
});
afterEach(() => {
  $session.set({ state: 'guest' });
  $session.set({ state: 'unknown' });
});

describe('[PANEL-15] what is selected', () => {
  test('is one row, a range or all that the list shows, and the last one decides which', () => {
    selection.toggle('b', false);
    selection.toggle('d', true);
    expect(picked()).toEqual(['b', 'c', 'd']);
    selection.toggle('b', true);
    expect(picked()).toEqual([]);
    selection.toggle('e', false);
    selection.pickAll();
    expect(picked()).toEqual(['e', 'a', 'b', 'c', 'd']);
    selection.clear();
    selection.toggle('c', true);
    expect(picked()).toEqual(['c']);
  });

  test('stays when other rows are read, in their newer version', async () => {
    service.pages = [pageOf(ids, async () => pageOf(['f']))];
    await videoList.load();
    selection.toggle('a', false);
    await videoList.loadMore();
    selection.toggle('f', false);
    expect(picked()).toEqual(['a', 'f']);
    service.pages = [{ rows: [{ id: 'f', item: video('f', { rev: 9 }) }], more: null }];
    await videoList.load();
    expect(selection.$shown.get()).toEqual({ rows: 1, others: 1 });
    expect(selection.$picked.get().get('f')).toMatchObject({ item: { rev: 9 } });
  });

  test('is never more than can be changed at once', async () => {
    service.pages = [pageOf(Array.from({ length: mostSelected + 1 }, (_, n) => `v${n}`))];
    await videoList.load();
    selection.pickAll();
    expect([picked().length, selection.$isFull.get()]).toEqual([mostSelected, true]);
    selection.toggle('v0', false);
    expect([picked().length, selection.$isFull.get()]).toEqual([mostSelected - 1, false]);
    selection.toggle('v0', false);
    selection.toggle(`v${mostSelected}`, false);
    expect([picked().length, selection.$isFull.get()]).toEqual([mostSelected, true]);
  });

  test('is forgotten when the selection is left, and nothing of it is left for the next user', () => {
    selection.pickAll();
    add('js');
    endSelecting('videos');
    expect([picked(), many.$lines.get(), many.$task.get(), many.$typed.get().tags]).toEqual([
      [],
      [],
      null,
      '',
    ]);
    beginSelecting('videos');
    selection.pickAll();
    $session.set({ state: 'guest' });
    expect([picked(), $selecting.get()]).toEqual([[], {}]);
  });
});

describe('[PANEL-15] a plan', () => {
  test('asks for rows and for what is to be done', () => {
    many.type({ action: 'add', tags: 'js' });
    many.plan('me');
    expect(many.$problem.get()).not.toBeNull();
    selection.toggle('a', false);
    add('');
    expect(many.$problem.get()).not.toBeNull();
    add('x'.repeat(limits.hashtag + 1));
    expect([many.$problem.get() === null, many.$task.get()]).toEqual([false, null]);
    many.type({ action: 'course', course: '' });
    many.plan('me');
    expect(many.$problem.get()).not.toBeNull();
  });

  test('leaves out what is so already, what cannot be read and what is being edited in this browser', async () => {
    service.pages = [
      {
        rows: [
          ...pageOf(['a', 'b']).rows,
          { id: 'c', item: video('c', { hashtags: ['js', 'frontend'] }) },
          { id: 'd', malformed: { collection: 'videos', id: 'd', field: 'title' } },
        ],
        more: null,
      },
    ];
    await videoList.load();
    localStorage.setItem(draftKey('me', 'video', 'b', '1'), '{}');
    selection.pickAll();
    add('js');
    expect(many.$lines.get().map(({ plan }) => plan)).toEqual(['change', 'draft', 'same', 'malformed']);
    expect(many.run.$counts.get()).toEqual({ all: 1, done: 0, open: 1, idle: 3 });
    many.back();
    many.type({ action: 'delete' });
    many.plan('me');
    expect(many.$lines.get().map(({ plan }) => plan)).toEqual(['delete', 'draft', 'delete', 'delete']);
  });
});

describe('[PANEL-15] a run', () => {
  beforeEach(() => {
    selection.toggle('a', false);
    selection.toggle('d', true);
    add('js');
  });

  test('sends each row once, over the version that was read, also after a double press', async () => {
    await Promise.all([many.start('me'), many.start('me')]);
    expect(service.sent).toEqual(['a', 'b', 'c', 'd'].map((id) => `${id} 1 css frontend js`));
    expect(rows()[0]).toMatchObject({ item: { rev: 2, hashtags: ['css', 'frontend', 'js'] } });
    await many.start('me');
    expect(service.sent).toHaveLength(4);
  });

  test('keeps what is selected for another change, over the version that it has written', async () => {
    await many.start('me');
    many.back();
    expect(picked()).toEqual(['a', 'b', 'c', 'd']);
    add('js');
    expect(many.$lines.get().map(({ plan }) => plan)).toEqual(['same', 'same', 'same', 'same']);
    many.back();
    many.type({ action: 'course', course: 'backend' });
    many.plan('me');
    await many.start('me');
    expect(service.sent.at(-1)).toBe('d 2 css frontend js backend');
    expect(rows()[3]).toMatchObject({ item: { group: 'backend', rev: 3 } });
  });

  test('that breaks off is continued with what is not done; meanwhile the selection cannot be left', async () => {
    service.answer = async (id) => {
      if (id === 'b') fail('offline');
    };
    const running = many.start('me');
    endSelecting('videos');
    await running;
    expect(states()).toEqual(['done', 'failed', 'planned', 'planned']);
    expect(many.run.$broken.get()).not.toBeNull();
    service.answer = async () => {};
    await many.start('me');
    expect(service.sent.map((one) => one.split(' ')[0])).toEqual(['a', 'b', 'b', 'c', 'd']);
    expect([many.run.$counts.get().open, $selecting.get().videos]).toEqual([0, 'on']);
  });

  test('finds that a lost answer has done it', async () => {
    refuse('b');
    service.documents.set('b', video('b', { hashtags: ['css', 'frontend', 'js'], rev: 2 }));
    await many.start('me');
    expect(stateOf('b')?.state).toBe('already');
    expect(rows()[1]).toMatchObject({ item: { rev: 2 } });
    expect(service.sent).toHaveLength(4);
  });

  test('leaves alone what somebody else has changed, says so, and does it when it is wanted still', async () => {
    refuse('b');
    service.documents.set('b', video('b', { title: 'Başqa', rev: 5 }));
    await many.start('me');
    expect(stateOf('b')).toMatchObject({ state: 'changed', plan: 'change', title: 'Başqa' });
    expect(rows()[1]).toMatchObject({ item: { title: 'Başqa' } });
    expect(many.run.$counts.get()).toEqual({ all: 4, done: 3, open: 1, idle: 0 });
    await many.start('me');
    expect(service.sent.at(-1)).toBe('b 5 css frontend js');
    expect(states()).toEqual(['done', 'done', 'done', 'done']);
  });

  test('goes on when only the duration has changed', async () => {
    refuse('b');
    service.documents.set('b', video('b', { duration: 90, rev: 2 }));
    await many.start('me');
    expect(service.sent).toContain('b 2 css frontend js');
    expect(stateOf('b')?.state).toBe('done');
    expect(rows()[1]).toMatchObject({ item: { rev: 3, duration: 90 } });
  });

  test.each<[ErrorCode, string]>([
    ['deleted-meanwhile', 'gone'],
    ['malformed', 'malformed'],
  ])('says of a row that is %s what it is, and does the others', async (code, plan) => {
    refuse('b');
    service.documents.set('b', new AppError(code));
    await many.start('me');
    expect(stateOf('b')).toMatchObject({ state: 'changed', plan });
    expect(many.run.$counts.get()).toEqual({ all: 3, done: 3, open: 0, idle: 1 });
  });

  test('does not touch what was opened in a form meanwhile', async () => {
    localStorage.setItem(draftKey('me', 'video', 'c', '1'), '{}');
    await many.start('me');
    expect(stateOf('c')).toMatchObject({ state: 'changed', plan: 'draft' });
    expect(service.sent.map((one) => one.split(' ')[0])).toEqual(['a', 'b', 'd']);
  });

  test('deletes, and selects no longer what is gone', async () => {
    many.back();
    many.type({ action: 'delete' });
    many.plan('me');
    service.answer = async (id) => {
      if (id === 'c') fail('offline');
    };
    await many.start('me');
    expect(service.sent).toEqual(['remove a', 'remove b', 'remove c']);
    expect(rows().map(({ id }) => id)).toEqual(['c', 'd', 'e']);
    expect(picked()).toEqual(['c', 'd']);
    expect(states()).toEqual(['done', 'done', 'failed', 'planned']);
  });

  test('ends with the session: nothing more is sent, a late answer changes nothing', async () => {
    const running = many.start('me');
    $session.set({ state: 'guest' });
    await running;
    expect([many.$lines.get(), many.$task.get(), many.run.$run.get()]).toEqual([[], null, 'still']);
    expect(service.sent.length).toBeLessThan(2);
  });
});
