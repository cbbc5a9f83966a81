// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from '#core/session/session-hint.ts';
import { $toasts } from '#core/views/toasts.ts';
import type { ListPage } from './list-query.ts';

const reload = vi.fn();
let sessionOf: Session = { state: 'unknown' };

/** The panel's stores as on a newly loaded page. */
async function page() {
  vi.resetModules();
  const { $session } = await import('#core/session/session.ts');
  $session.set(sessionOf);
  const [reloading, { removeRow }, { createList }, { takePosition, keepPositionOnLeave }] = await Promise.all(
    [import('./reload.ts'), import('./row-actions.ts'), import('./list.ts'), import('./reload.ts')],
  );
  const asked: unknown[] = [];
  const pageFrom = (first: number): ListPage<string> => ({
    rows: [first, first + 1].map((n) => ({ id: `r${n}`, item: `${n}` })),
    more: first < 5 ? async () => pageFrom(first + 2) : null,
  });
  const list = createList<string, 'newest' | 'title'>({
    name: 'notes',
    sorts: ['newest', 'title'],
    filters: () => ['css'],
    read: async (what) => {
      asked.push(what);
      return pageFrom(1);
    },
  });
  return { ...reloading, removeRow, list, asked, $session, takePosition, keepPositionOnLeave };
}

/** The messages of the page after a reload. */
async function saidAnew(): Promise<string[]> {
  await page();
  const { $toasts } = await import('#core/views/toasts.ts');
  return $toasts.get().map(({ text }) => text);
}

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  vi.stubGlobal('location', { reload, href: 'https://kodyol.example/panel', search: '' });
  document.body.innerHTML = '<input type="search"><ul><li data-row="r3"><button>sil</button></li></ul>';
});
afterEach(() => {
  $toasts.set([]);
  sessionOf = { state: 'unknown' };
});

describe('[PANEL-8] [PANEL-9] the reload after a deletion', () => {
  test('comes after its delay', async () => {
    const { removeRow, list } = await page();
    await removeRow(list, 'r1', async () => {});
    await vi.advanceTimersByTimeAsync(999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits while a form is open or a request is being sent, and comes shortly after', async () => {
    const { holdReload, reloadIn } = await page();
    reloadIn(1000);
    const [form, sending] = [holdReload(), holdReload()];
    await vi.advanceTimersByTimeAsync(60_000);
    form();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    sending();
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('never comes sooner because another request has ended', async () => {
    const { holdReload, reloadIn } = await page();
    const free = holdReload();
    reloadIn(2000);
    free();
    await vi.advanceTimersByTimeAsync(1999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits while a field with text has the focus', async () => {
    const { reloadIn } = await page();
    const field = document.querySelector('input');
    field?.focus();
    if (field) field.value = 'css';
    reloadIn(1000);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).not.toHaveBeenCalled();
    field?.blur();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the reload after one deletion does not interrupt another deletion that is being sent', async () => {
    const { removeRow, list, reloadIn } = await page();
    let answer = () => {};
    const removing = removeRow(
      list,
      'r2',
      () =>
        new Promise((done) => {
          answer = done;
        }),
    );
    reloadIn(1000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
    answer();
    await removing;
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('does not come after a sign-out', async () => {
    const { reloadIn, $session } = await page();
    reloadIn(1000);
    $session.set({ state: 'guest' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).not.toHaveBeenCalled();
  });

  test('restores search, order, rows, scroll and focus, once', async () => {
    const first = await page();
    first.list.sort('title');
    first.list.search('css');
    await vi.advanceTimersByTimeAsync(300);
    await first.list.loadMore();
    document.querySelector('button')?.focus();
    vi.stubGlobal('scrollY', 240);
    first.reloadIn(0);
    await vi.advanceTimersByTimeAsync(0);
    const next = await page();
    await next.list.load();
    expect(next.asked).toEqual([{ search: 'css', sort: 'title' }]);
    const state = next.list.$list.get();
    expect(state.step === 'ready' && state.rows.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(next.takePosition()).toMatchObject({ scroll: 240, row: 'r3' });
    expect(next.takePosition()).toBeNull();
    // A reload by the user restores nothing.
    const last = await page();
    await last.list.load();
    expect(last.asked).toEqual([{ search: '', sort: 'newest' }]);
  });

  test('[PANEL-15] its message is said again, unless there was time to read it', async () => {
    const first = await page();
    await first.removeRow(first.list, 'r1', async () => {});
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await saidAnew()).toEqual(['Uğurla silindi.']);
    const free = first.holdReload();
    await first.removeRow(first.list, 'r2', async () => {});
    await vi.advanceTimersByTimeAsync(60_000);
    free();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(await saidAnew()).toEqual([]);
  });
});

describe('[PANEL-15] the place of somebody who leaves the panel', () => {
  const user = (uid: string) => ({ state: 'user', uid, username: uid, photo: null, staff: true }) as const;
  const leave = () => dispatchEvent(new Event('pagehide'));
  const arrive = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([Object.assign(Object.create(PerformanceNavigationTiming.prototype), { type })]);
  /** The query of the list on the page that comes next. */
  async function next(): Promise<unknown> {
    const { list, asked } = await page();
    await list.load();
    return asked[0];
  }
  async function leaveFiltered(): Promise<void> {
    const { list, keepPositionOnLeave } = await page();
    const stop = keepPositionOnLeave();
    list.sort('title');
    list.limitTo('css');
    await vi.advanceTimersByTimeAsync(0);
    leave();
    stop();
  }

  beforeEach(() => {
    vi.stubGlobal('PerformanceNavigationTiming', class {});
    sessionOf = user('ayla');
  });

  test('is theirs when Back or Forward leads to it, once', async () => {
    await leaveFiltered();
    arrive('back_forward');
    expect(await next()).toEqual({ search: '', sort: 'title', filter: 'css' });
    expect(await next()).toEqual({ search: '', sort: 'newest' });
  });

  test('is forgotten when they come in another way, or somebody else comes', async () => {
    await leaveFiltered();
    arrive('navigate');
    expect(await next()).toEqual({ search: '', sort: 'newest' });
    await leaveFiltered();
    arrive('back_forward');
    sessionOf = user('bahar');
    expect(await next()).toEqual({ search: '', sort: 'newest' });
  });

  test('is forgotten when the session ends; nothing is kept for a guest', async () => {
    const { $session, keepPositionOnLeave } = await page();
    await leaveFiltered();
    expect(sessionStorage).toHaveLength(1);
    $session.set({ state: 'guest' });
    expect(sessionStorage).toHaveLength(0);
    const stop = keepPositionOnLeave();
    leave();
    stop();
    expect(sessionStorage).toHaveLength(0);
  });
});
