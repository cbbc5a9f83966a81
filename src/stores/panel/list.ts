import { atom, type ReadableAtom } from 'nanostores';
import { codeOf } from '#domain/errors.ts';
import type { Asked, ListPage, Row } from '#domain/list.ts';
import { errors } from '#messages/errors.ts';
import { reportFailedRead } from '../failures.ts';
import { $session } from '../session.ts';

/** A list as it is shown. `busy`: what stands there is about to be replaced, or continued. */
export type ListState<Item> =
  | { step: 'loading' }
  | { step: 'failed'; message: string }
  | { step: 'ready'; rows: Row<Item>[]; more: ListPage<Item>['more']; busy: boolean };

export interface ListStore<Item, Order extends string = string> {
  $list: ReadableAtom<ListState<Item>>;
  $asked: ReadableAtom<Asked<Order>>;
  /** By name, the first one is the list's own. */
  orders: readonly Order[];
  /** Looks for what was typed, a moment after the last letter. */
  search(text: string): void;
  sort(order: Order): void;
  /** Reads the first page anew: when the list is opened, after a change, after a failure. */
  load(): Promise<void>;
  /** Reads the next page behind the last one. */
  loadMore(): Promise<void>;
  /** Takes a row away that is gone for good. */
  drop(id: string): void;
  /** Shows what a row's document has become. */
  replace(id: string, item: Item): void;
}

interface Options<Item, Order extends string> {
  orders: readonly [Order, ...Order[]];
  /** A first page; it has the way to the next. @throws AppError */
  read(asked: Asked<Order>): Promise<ListPage<Item>>;
}

/** How long a search waits for the next letter, in ms. */
const pause = 300;

/**
 * The one mechanism behind the panel's lists (PANEL-10): searched, sorted and paged by the server. An answer that comes
 * late never replaces a newer one; a failed read is logged, said and offered again (SHELL-14).
 */
export function createList<Item, Order extends string>(
  options: Options<Item, Order>,
): ListStore<Item, Order> {
  const { orders, read } = options;
  const $asked = atom<Asked<Order>>({ search: '', order: orders[0] });
  const $list = atom<ListState<Item>>({ step: 'loading' });
  let turn = 0;
  let typing: ReturnType<typeof setTimeout> | undefined;

  const load = async (): Promise<void> => {
    clearTimeout(typing);
    turn += 1;
    const mine = turn;
    const before = $list.get();
    $list.set(before.step === 'ready' ? { ...before, busy: true } : { step: 'loading' });
    try {
      const page = await read($asked.get());
      if (mine === turn) $list.set({ step: 'ready', ...page, busy: false });
    } catch (error) {
      if (mine !== turn) return;
      $list.set({ step: 'failed', message: errors[codeOf(error)] });
      reportFailedRead(error, load);
    }
  };

  const loadMore = async (): Promise<void> => {
    const list = $list.get();
    if (list.step !== 'ready' || !list.more || list.busy) return;
    const mine = turn;
    $list.set({ ...list, busy: true });
    try {
      const { rows, more } = await list.more();
      if (mine !== turn) return;
      const now = $list.get();
      const shown = now.step === 'ready' ? now.rows : list.rows;
      $list.set({ step: 'ready', rows: [...shown, ...rows], more, busy: false });
    } catch (error) {
      if (mine !== turn) return;
      $list.set(list);
      reportFailedRead(error, loadMore);
    }
  };

  // What staff have read is nobody's business afterwards.
  $session.listen(({ state }) => {
    if (state !== 'guest') return;
    turn += 1;
    clearTimeout(typing);
    $asked.set({ search: '', order: orders[0] });
    $list.set({ step: 'loading' });
  });

  return {
    $list,
    $asked,
    orders,
    load,
    loadMore,
    search: (text) => {
      if (text === $asked.get().search) return;
      $asked.set({ ...$asked.get(), search: text });
      clearTimeout(typing);
      typing = setTimeout(load, pause);
    },
    sort: (order) => {
      $asked.set({ ...$asked.get(), order });
      load();
    },
    drop: (id) => {
      const list = $list.get();
      if (list.step === 'ready') $list.set({ ...list, rows: list.rows.filter((row) => row.id !== id) });
    },
    replace: (id, item) => {
      const list = $list.get();
      if (list.step !== 'ready') return;
      $list.set({ ...list, rows: list.rows.map((row) => (row.id === id ? { id, item } : row)) });
    },
  };
}
