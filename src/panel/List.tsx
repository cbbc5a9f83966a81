import { useStore } from '@nanostores/react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Button } from '#core/views/Button.tsx';
import { states } from '#core/views/common-texts.ts';
import { Icon } from '#core/views/Icon.tsx';
import { FailedNote } from '#core/views/LoadStatus.tsx';
import { BuildDataContext } from './build-data.ts';
import { courseTitle } from './course-titles.ts';
import { ListTools } from './ListTools.tsx';
import type { ListStore } from './list.ts';
import type { ListPage, ListRow } from './list-query.ts';
import { keepPositionOnLeave, takePosition } from './reload.ts';
import { taught } from './taught.ts';
import { lists as texts } from './texts.ts';

interface Props<Item, Sort extends string> {
  store: ListStore<Item, Sort>;
  label: string;
  searchLabel: string;
  searchHint?: string | undefined;
  sortNames: Record<Sort, string>;
  /** The sorts are lists of their own; this names the choice. */
  listLabel?: string;
  /** A search is for all, whichever list was chosen. */
  searchesAll?: boolean;
  filterName?: ((filter: string) => string) | undefined;
  /** Replaces the sentence of SHELL-15 where nobody is going to fill the list. */
  empty?(sort: Sort): string | undefined;
  noMatches?: string;
  render(item: Item): ReactNode;
  /** What has `data-first` takes the focus before the rest of the row. */
  actions(row: ListRow<Item>): ReactNode;
  /** Selects the row, which has no other actions then (PANEL-15). */
  box?: ((row: ListRow<Item>) => ReactNode) | null;
  beside?: ReactNode;
  above?: ReactNode;
}

export function List<Item, Sort extends string>(props: Props<Item, Sort>) {
  const { store, label } = props;
  const list = useStore(store.$list);
  useEffect(() => {
    store.load();
  }, [store]);
  useEffect(keepPositionOnLeave, []);
  const isBusy = list.step === 'loading' || (list.step === 'ready' && list.busy);
  return (
    <div className="list-part">
      <Tools {...props} />
      <div className="row between">
        <p className="mono small soft list-count" role="status">
          {list.step === 'loading' && texts.loading}
          {list.step === 'ready' && <Count {...list} />}
        </p>
        {props.beside}
      </div>
      {props.above}
      {list.step === 'failed' && <FailedNote message={list.message} retry={store.load} />}
      {list.step === 'loading' && <Waiting />}
      {list.step === 'ready' && list.rows.length === 0 && !list.more && !list.busy && <Nothing {...props} />}
      {list.step === 'ready' && list.rows.length > 0 && (
        <Rows {...props} rows={list.rows} label={label} isBusy={isBusy} />
      )}
      {list.step === 'ready' && list.more && (
        <Button className="button quiet" busy={list.busy} onClick={store.loadMore}>
          {list.searched === undefined
            ? list.busy
              ? texts.loadingMore
              : texts.more
            : list.busy
              ? texts.searching
              : texts.searchOn}
        </Button>
      )}
    </div>
  );
}

function Count<Item>({ rows, more, searched }: ListPage<Item>) {
  if (searched !== undefined) return texts.searched(searched, rows.length);
  return rows.length > 0 && texts.shown(rows.length, !more);
}

function Tools<Item, Sort extends string>({
  store,
  searchLabel,
  searchHint,
  sortNames,
  listLabel,
  searchesAll = listLabel === undefined,
  filterName,
}: Props<Item, Sort>) {
  const { search, sort, filter = '' } = useStore(store.$asked);
  const hasOwnSort =
    (searchesAll && search.trim() !== '') ||
    (listLabel === undefined && filter !== '') ||
    (store.name === 'videos' && taught() !== null);
  return (
    <ListTools
      {...{ search, searchLabel, searchHint, sort, sorts: store.sorts, sortNames }}
      onSearch={store.search}
      onSort={store.sort}
      sortLabel={listLabel}
      ownSort={hasOwnSort ? texts.ownSort : undefined}
      filter={
        filterName && { value: filter, all: store.filters(), nameOf: filterName, onChoose: store.limitTo }
      }
    />
  );
}

interface RowsProps<Item> extends Pick<Props<Item, string>, 'label' | 'render' | 'actions' | 'box'> {
  rows: ListRow<Item>[];
  isBusy: boolean;
}

function Rows<Item>({ rows, label, isBusy, render, actions, box }: RowsProps<Item>) {
  const root = useRef<HTMLUListElement>(null);
  const shown = useRef(rows);
  useEffect(() => {
    const had = shown.current;
    shown.current = rows;
    const changed = had.findIndex((row, at) => row.id !== rows[at]?.id);
    const focusRow = (at: number, options?: FocusOptions) => {
      const row = root.current?.children[at];
      const first =
        row?.querySelector<HTMLElement>('[data-first]') ??
        row?.querySelector<HTMLElement>('button, a, input') ??
        row?.querySelector<HTMLElement>('summary');
      first?.focus(options);
    };
    const before = takePosition();
    if (before) {
      focusRow(rows.findIndex(({ id }) => id === before.row));
      scrollTo(0, before.scroll);
      return;
    }
    // After «more» the button may be gone: the focus goes to the first new row.
    if (changed === -1 && rows.length > had.length) focusRow(had.length);
    // A row went with its focused button: the focus goes to the row in its place, or to the next that waits for the same (TASK-2).
    else if (rows.length < had.length && document.activeElement === document.body) {
      const following = [...(root.current?.children ?? [])].slice(changed);
      const next = following.findIndex((row) => row.querySelector('[data-first]'));
      focusRow(Math.min(changed + Math.max(next, 0), rows.length - 1));
    }
    // A focused button went with a change: the focus stays in its row. Who has scrolled on stays there.
    else if (changed === -1 && rows.length === had.length && document.activeElement === document.body) {
      const others = rows.filter((row, at) => row !== had[at]);
      if (others.length === 1 && others[0]) focusRow(rows.indexOf(others[0]), { preventScroll: true });
    }
  }, [rows]);
  return (
    <ul className="records" ref={root} aria-label={label} aria-busy={isBusy}>
      {rows.map((row) => (
        <li key={row.id} data-row={row.id}>
          {box?.(row)}
          <div className="record">{'item' in row ? render(row.item) : <Malformed row={row} />}</div>
          {!box && <div className="row record-actions">{actions(row)}</div>}
        </li>
      ))}
    </ul>
  );
}

/** CMS-4: a malformed document is shown, so that staff can correct or delete it. */
function Malformed({ row }: { row: Extract<ListRow<unknown>, { malformed: unknown }> }) {
  return (
    <>
      <b className="record-title record-bad">
        <Icon name="warn" /> {texts.malformed}
      </b>
      <span className="record-facts mono soft">
        <span translate="no">{row.id}</span>
        {row.malformed.field && <span>{texts.malformedField(row.malformed.field)}</span>}
      </span>
    </>
  );
}

function Waiting() {
  return (
    <div className="records-waiting" aria-busy="true">
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}

/** What is of no course (SCHOOL-9). */
const ofEverybody = ['blogs', 'codes', 'messages', 'trash'];

function Nothing<Item, Sort extends string>({ store, empty, noMatches }: Props<Item, Sort>) {
  const { search, sort, filter } = useStore(store.$asked);
  const { loom } = useContext(BuildDataContext);
  const courses = ofEverybody.includes(store.name) ? null : taught();
  const isSearching = search.trim() !== '';
  const none = filter
    ? { found: texts.noMatchesOfFilter, there: texts.noneOfFilter }
    : { found: noMatches ?? texts.noMatches, there: empty?.(sort) ?? states.empty };
  return (
    <div className="empty">
      {loom}
      <p>{isSearching ? none.found : none.there}</p>
      {courses && <p className="small soft">{texts.onlyTaught(courses.map(courseTitle).join(', '))}</p>}
    </div>
  );
}
