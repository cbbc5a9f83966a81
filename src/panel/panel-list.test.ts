// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $toasts } from '#core/views/toasts.ts';
import { createList } from './list.ts';
import type { ListPage, ListQuery } from './list-query.ts';

type Sort = 'newest' | 'title';
type Page = ListPage<string>;

const page = (ids: string[], more: Page['more'] = null): Page => ({
  rows: ids.map((id) => ({ id, item: id })),
  more,
});

/** A list whose requests the test answers. */
function listed() {
  const asked: { what: ListQuery<Sort>; answer(page: Page): void; fail(): void }[] = [];
  const list = createList<string, Sort>({
    name: 'test',
    sorts: ['newest', 'title'],
    filters: () => ['free'],
    read: (what) =>
      new Promise((answer, reject) => {
        asked.push({ what, answer, fail: () => reject(new AppError('firestore/unavailable')) });
      }),
  });
  const ids = () => {
    const state = list.$list.get();
    return state.step === 'ready' ? state.rows.map((row) => row.id) : state.step;
  };
  return { list, asked, ids };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', () => true);
  $toasts.set([]);
});

describe('[PANEL-10] a list of the panel', () => {
  test('[PANEL-15] is limited at once; a filter that the list does not have limits nothing', () => {
    const { list, asked } = listed();
    list.load();
    list.limitTo('free');
    list.sort('title');
    list.limitTo('unknown');
    expect(asked.map(({ what }) => what)).toEqual([
      { search: '', sort: 'newest' },
      { search: '', sort: 'newest', filter: 'free' },
      { search: '', sort: 'title', filter: 'free' },
      { search: '', sort: 'title' },
    ]);
  });

  test('[PANEL-15] after a save all shown pages are read again', async () => {
    const { list, asked, ids } = listed();
    list.load();
    asked[0]?.answer(page(['a'], async () => page(['b'])));
    await vi.advanceTimersByTimeAsync(0);
    await list.loadMore();
    list.refresh();
    asked[1]?.answer(page(['new'], async () => page(['a'], async () => page(['b']))));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['new', 'a']);
  });

  test('sends one request for a typed word, not for each letter; sorts at once', async () => {
    const { list, asked, ids } = listed();
    list.load();
    for (const text of ['c', 'cs', 'css']) {
      list.search(text);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(300);
    list.sort('title');
    expect(asked.map(({ what }) => what)).toEqual([
      { search: '', sort: 'newest' },
      { search: 'css', sort: 'newest' },
      { search: 'css', sort: 'title' },
    ]);
    asked[2]?.answer(page(['a']));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['a']);
  });

  test('[SHELL-14] a failed read is logged, reported and can be retried', async () => {
    const { list, asked, ids } = listed();
    list.load();
    asked[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toBe('failed');
    expect(console.error).toHaveBeenCalledOnce();
    $toasts.get()[0]?.retries[0]?.();
    asked[1]?.answer(page(['a']));
    await vi.advanceTimersByTimeAsync(0);
    expect(ids()).toEqual(['a']);
  });

  test('the next page is appended; if it fails, the rows stay and it can be requested again', async () => {
    const { list, asked, ids } = listed();
    const more = vi
      .fn<() => Promise<Page>>()
      .mockRejectedValueOnce(new AppError('firestore/unavailable'))
      .mockResolvedValueOnce(page(['c']));
    list.load();
    asked[0]?.answer(page(['a', 'b'], more));
    await vi.advanceTimersByTimeAsync(0);
    await list.loadMore();
    expect(ids()).toEqual(['a', 'b']);
    const again = list.loadMore();
    // A second press during the request sends nothing.
    await list.loadMore();
    // A row that was deleted meanwhile does not come back with the response.
    list.drop('a');
    await again;
    expect(ids()).toEqual(['b', 'c']);
    await list.loadMore();
    expect(more).toHaveBeenCalledTimes(2);
  });
});
