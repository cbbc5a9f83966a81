import { atom, type ReadableAtom } from 'nanostores';
import { sessionReads } from '#core/session/reading.ts';
import { cleanLine } from '#core/words/letters.ts';
import type { ListPage, ListQuery, ListRow } from './list-query.ts';
import { forgetPlace, placeOf, registerList } from './reload.ts';

/** A list as it is shown. `busy`: its rows are about to be replaced, or more rows are being read. */
type ListState<Item> =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | (ListPage<Item> & { step: 'ready'; busy: boolean });

export interface ListStore<Item, Order extends string = string> {
  /** Names the list on the device; lists below rows have no name. */
  name: string;
  $list: ReadableAtom<ListState<Item>>;
  $asked: ReadableAtom<ListQuery<Order>>;
  /** The first one is the default. */
  orders: readonly Order[];
  /** Searches for the typed text, a moment after the last key. */
  search(text: string): void;
  sort(order: Order): void;
  /** The row as it is shown; `null` when there is none, or when it can't be read. */
  find(id: string): Item | null;
  /** What the list can be limited to. */
  filters(): readonly string[];
  /** Limits the list, '' for all. */
  limitTo(filter: string): void;
  /** Reads the first page again: when the list is opened, after a change, after a failure. */
  load(): Promise<void>;
  /** Reads all shown pages again, after a save: the reader stays where they are (PANEL-15). */
  refresh(): Promise<void>;
  /** Its rows are about to be replaced, or more rows are being read. */
  isBusy(): boolean;
  /** Reads the next page. */
  loadMore(): Promise<void>;
  /** Removes a row whose document is gone from the list for good. */
  drop(id: string): void;
  /** Shows the new version of a row's document. */
  replace(id: string, item: Item): void;
}

interface Options<Item, Order extends string> {
  /** The name under which the list's place is kept while the page reloads itself; left out for a list below a row. */
  name?: string;
  orders: readonly [Order, ...Order[]];
  filters?(): readonly string[];
  /** Reads the first page, which can read the next one. @throws AppError */
  read(asked: ListQuery<Order>): Promise<ListPage<Item>>;
}

/** How long a search waits for the next key, in ms. */
const pause = 300;

/**
 * The mechanism behind all lists of the panel (PANEL-10): the server searches, sorts and pages. A late answer never
 * replaces a newer one; a failed read is logged, shown and can be retried (SHELL-14).
 */
export function createList<Item, Order extends string>(
  options: Options<Item, Order>,
): ListStore<Item, Order> {
  const { name, orders, filters = () => [], read } = options;
  const own: ListQuery<Order> = { search: '', order: orders[0] };
  const place = name === undefined ? null : placeOf(name);
  /** The courses are known when the list is read. */
  const filterOf = (filter = '') => (filters().includes(filter) ? { filter } : {});
  const placeOrder = orders.find((order) => order === place?.order);
  const $asked = atom<ListQuery<Order>>(
    place && placeOrder ? { search: place.search, order: placeOrder, ...filterOf(place.filter) } : own,
  );
  const $list = atom<ListState<Item>>({ step: 'loading' });
  let typing: ReturnType<typeof setTimeout> | undefined;
  /** How many rows to show again after a reload. */
  let wanted = place?.rows ?? 0;
  /** Changed rows, by id, that an answer on its way may not contain yet; `null`: the row was removed. */
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
        let { rows, ...page } = await read({ ...$asked.get(), search: cleanLine($asked.get().search) });
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
    /** Applies changes to the current list, which may have changed during the request. */
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
    forgetPlace();
    $asked.set(own);
    $list.set({ step: 'loading' });
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
    orders,
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
    sort: (order) => {
      $asked.set({ ...$asked.get(), order });
      wanted = 0;
      load();
    },
    filters,
    limitTo: (filter) => {
      const { search, order } = $asked.get();
      $asked.set({ search, order, ...filterOf(filter) });
      wanted = 0;
      load();
    },
    drop: (id) => change(id, null),
    replace: (id, item) => change(id, item),
  };
}

/**
 * Lists that are unfolded below rows, by the id of the row, such as the certificates of a student.
 * @param read reads the first page. @throws AppError
 */
export function listsBelow<Item>(
  read: (id: string) => Promise<ListPage<Item>>,
): (id: string) => ListStore<Item> {
  const lists = new Map<string, ListStore<Item>>();
  return (id) => {
    const list = lists.get(id) ?? createList<Item, string>({ orders: ['newest'], read: () => read(id) });
    lists.set(id, list);
    return list;
  };
}
