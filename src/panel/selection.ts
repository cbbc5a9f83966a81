import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ListStore } from './list.ts';
import { idsBetween, type ListRow, mostSelected } from './list-query.ts';

/** What is selected stays when more rows are read, and when others are searched for (PANEL-15). */
export interface Selection<Item> {
  $picked: ReadableAtom<ReadonlyMap<string, ListRow<Item>>>;
  $isFull: ReadableAtom<boolean>; // more were wanted than can be selected at once
  $shown: ReadableAtom<{ rows: number; others: number }>; // `others`: selected ones that the list does not show
  toggle(id: string, isRange: boolean): void; // with `isRange` all rows from the last one to this one
  pickAll(): void;
  clear(): void;
  drop(id: string): void;
}

export function createSelection<Item>({ $list }: Pick<ListStore<Item>, '$list'>): Selection<Item> {
  const $picked = atom<ReadonlyMap<string, ListRow<Item>>>(new Map());
  const $isFull = atom(false);
  let last: string | null = null;

  const rows = (): readonly ListRow<Item>[] => {
    const list = $list.get();
    return list.step === 'ready' ? list.rows : [];
  };

  const pick = (ids: readonly string[], isOn: boolean) => {
    const picked = new Map($picked.get());
    let isFull = false;
    for (const row of rows()) {
      if (!ids.includes(row.id)) continue;
      if (!isOn) picked.delete(row.id);
      else if (picked.has(row.id) || picked.size < mostSelected) picked.set(row.id, row);
      else isFull = true;
    }
    $picked.set(picked);
    $isFull.set(isFull);
  };

  // A version that was read since replaces the one that was selected.
  $list.listen(() => {
    const picked = $picked.get();
    const newer = rows().filter((row) => picked.has(row.id) && picked.get(row.id) !== row);
    if (newer.length > 0) $picked.set(new Map([...picked, ...newer.map((row) => [row.id, row] as const)]));
  });

  return {
    $picked,
    $isFull,
    $shown: computed([$picked, $list], (picked) => {
      const ids = new Set(rows().map(({ id }) => id));
      return { rows: ids.size, others: [...picked.keys()].filter((id) => !ids.has(id)).length };
    }),
    toggle(id, isRange) {
      const isOn = !$picked.get().has(id);
      const ids = rows().map((row) => row.id);
      pick(isRange ? idsBetween(ids, last, id) : [id], isOn);
      last = id;
    },
    pickAll() {
      pick(
        rows().map(({ id }) => id),
        true,
      );
    },
    clear() {
      last = null;
      $isFull.set(false);
      $picked.set(new Map());
    },
    drop(id) {
      const picked = new Map($picked.get());
      if (picked.delete(id)) $picked.set(picked);
      $isFull.set(false);
    },
  };
}
