import { atom, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#core/session/reading.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { ListPage, ListQuery, ListRow } from './list-query.ts';
import { forgetPosition, positionOf, registerList } from './reload.ts';
import { onTaught, taught } from './taught.ts';

/** `busy`: the rows are about to be replaced, or more rows are being read. */
type ListState<Item> =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | (ListPage<Item> & { step: 'ready'; busy: boolean });

export interface ListStore<Item, Sort extends string = string> {
  name: string; // lists below rows have no name
  $list: ReadableAtom<ListState<Item>>;
  $asked: ReadableAtom<ListQuery<Sort>>;
  sorts: readonly Sort[]; // the first one is the default
  search(text: string): void; // a moment after the last key
  sort(sort: Sort): void;
  find(id: string): Item | null; // `null`: there is none, or it can't be read
  filters(): readonly string[];
  limitTo(filter: string): void; // '' for all
  load(): Promise<void>; // reads the first page again
  /** Reads all shown pages again: the reader stays where they are (PANEL-15). */
  refresh(): Promise<void>;
  isBusy(): boolean;
  loadMore(): Promise<void>;
  drop(id: string): void; // its document is gone for good
  replace(id: string, item: Item): void;
  add(id: string, item: Item): void; // on top, until the list is read again
}

interface Options<Item, Sort extends string> {
  /** Keeps the list's position while the page reloads itself; left out for a list below a row. */
  name?: string;
  sorts: readonly [Sort, ...Sort[]];
  filters?(): readonly string[];
  read(asked: ListQuery<Sort>): Promise<ListPage<Item>>; // @throws AppError
}

const pause = 300; // ms

/** The server searches, sorts and pages (PANEL-10). A late answer never replaces a newer one; a failed read can be retried (SHELL-14). */
export function createList<Item, Sort extends string>(options: Options<Item, Sort>): ListStore<Item, Sort> {
  const { name, sorts, filters = () => [], read } = options;
  const own: ListQuery<Sort> = { search: '', sort: sorts[0] };
  const position = name === undefined ? null : positionOf(name);
  /** The courses are known when the list is read. */
  const filterOf = (filter = '') => (filters().includes(filter) ? { filter } : {});
  const sortBefore = sorts.find((sort) => sort === position?.sort);
  const $asked = atom<ListQuery<Sort>>(
    position && sortBefore
      ? { search: position.search, sort: sortBefore, ...filterOf(position.filter) }
      : own,
  );
  const $list = atom<ListState<Item>>({ step: 'loading' });
  let typing: ReturnType<typeof setTimeout> | undefined;
  let wanted = position?.rows ?? 0; // rows to show again after a reload
  /** Changed rows that an answer on its way may not contain yet; `null`: the row was removed. */
  const changes = new Map<string, Item | null>();

  const changed = (rows: readonly ListRow<Item>[]): ListRow<Item>[] =>
    rows.flatMap((row) => {
      const item = changes.get(row.id);
      if (item === null) return [];
      return item === undefined ? [row] : [{ id: row.id, item }];
    });

  const load = async (): Promise<void> => {
    clearTimeout(typing);
    changes.clear();
    const before = $list.get();
    $list.set(before.step === 'ready' ? { ...before, busy: true } : { step: 'loading' });
    await reads.read(
      async () => {
        const courses = taught();
        let { rows, ...page } = await read({
          ...$asked.get(),
          search: cleanLine($asked.get().search),
          ...(courses && { courses }),
        });
        while (page.more && rows.length < wanted) {
          const next = await page.more();
          rows = [...rows, ...next.rows];
          page = next;
        }
        return { ...page, rows };
      },
      ({ rows, ...page }) => {
        wanted = 0;
        $list.set({ step: 'ready', ...page, rows: changed(rows), busy: false });
      },
      load,
      (message) => {
        wanted = 0;
        $list.set({ step: 'failed', message });
      },
    );
  };

  const loadMore = async (): Promise<void> => {
    const list = $list.get();
    if (list.step !== 'ready' || !list.more || list.busy) return;
    $list.set({ ...list, busy: true });
    /** The current list may have changed during the request. */
    const put = (over: Partial<Extract<ListState<Item>, { step: 'ready' }>>) => {
      const now = $list.get();
      if (now.step === 'ready')
        $list.set({ ...now, ...over, rows: changed(over.rows ?? now.rows), busy: false });
    };
    await reads.read(
      list.more,
      ({ rows, more, searched }) => {
        const now = $list.get();
        put({ rows: [...(now.step === 'ready' ? now.rows : []), ...rows], more, searched });
      },
      loadMore,
      () => put({}),
    );
  };

  const reads = sessionReads(() => {
    clearTimeout(typing);
    changes.clear();
    wanted = 0;
    forgetPosition();
    $asked.set(own);
    $list.set({ step: 'loading' });
  });

  onTaught(() => {
    if ($list.get().step === 'loading') return;
    $asked.set(own);
    $list.set({ step: 'loading' });
    load();
  });

  if (name !== undefined)
    registerList(name, () => {
      const list = $list.get();
      return list.step === 'ready' ? { ...$asked.get(), rows: list.rows.length } : null;
    });

  const change = (id: string, item: Item | null) => {
    changes.set(id, item);
    const list = $list.get();
    if (list.step === 'ready') $list.set({ ...list, rows: changed(list.rows) });
  };

  return {
    name: name ?? '',
    $list,
    $asked,
    find: (id) => {
      const list = $list.get();
      const row = list.step === 'ready' && list.rows.find((one) => one.id === id);
      return row && 'item' in row ? row.item : null;
    },
    sorts,
    load,
    refresh: () => {
      const list = $list.get();
      if (list.step === 'ready') wanted = Math.max(wanted, list.rows.length);
      return load();
    },
    isBusy: () => {
      const list = $list.get();
      return list.step === 'ready' && list.busy;
    },
    loadMore,
    search: (text) => {
      if (text === $asked.get().search) return;
      $asked.set({ ...$asked.get(), search: text });
      clearTimeout(typing);
      wanted = 0;
      typing = setTimeout(load, pause);
    },
    sort: (sort) => {
      $asked.set({ ...$asked.get(), sort });
      wanted = 0;
      load();
    },
    filters,
    limitTo: (filter) => {
      const { search, sort } = $asked.get();
      $asked.set({ search, sort, ...filterOf(filter) });
      wanted = 0;
      load();
    },
    drop: (id) => change(id, null),
    replace: (id, item) => change(id, item),
    add: (id, item) => {
      const list = $list.get();
      if (list.step === 'ready') $list.set({ ...list, rows: [{ id, item }, ...list.rows] });
    },
  };
}

/** By the id of the row. @param read reads the first page. @throws AppError */
export function listsBelow<Item>(
  read: (id: string) => Promise<ListPage<Item>>,
): (id: string) => ListStore<Item> {
  const lists = new Map<string, ListStore<Item>>();
  return (id) => {
    const list = lists.get(id) ?? createList<Item, string>({ sorts: ['newest'], read: () => read(id) });
    lists.set(id, list);
    return list;
  };
}
