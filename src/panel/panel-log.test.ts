// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#core/cloud/audit-entry.ts';
import { questions } from '#support/questions.ts';
import type { ListPage } from './list-query.ts';
import type { DocumentRef } from './log-gateway.ts';

type Page = ListPage<AuditEntry>;
const service = {
  list: questions<[], Page>(),
  names: questions<[readonly DocumentRef[]], string[]>(),
  isReachable: true,
};
vi.mock('./log-gateway.ts', () => ({
  get log() {
    if (!service.isReachable) throw new Error('offline');
    return { list: service.list.ask };
  },
  get names() {
    return { of: service.names.ask };
  },
}));

const entry = (id: string, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  collection: 'blogs',
  target: `post-${id}`,
  action: 'create',
  by: 'aysel',
  at: new Date(0),
  title: 'Git',
  ...over,
});
const page = (entries: AuditEntry[], more: Page['more'] = null): Page => ({
  rows: entries.map((item) => ({ id: item.id, item })),
  more,
});

/** An admin's panel with the log. */
async function opened() {
  vi.resetModules();
  service.list = questions();
  service.names = questions();
  service.isReachable = true;
  await Promise.all([import('./log-gateway.ts'), import('./log-gateway.ts')]);
  const { logList } = await import('./log.ts');
  const { $documentNames } = await import('./log.ts');
  const { $session } = await import('#core/session/session.ts');
  const { $toasts } = await import('#core/views/toasts.ts');
  const shown = () => {
    const list = logList.$list.get();
    return list.step === 'ready' ? list.rows.map(({ id }) => id) : list.step;
  };
  return { logList, $documentNames, $session, $toasts, shown, ...service };
}

const asked = async (waiting: { open: unknown[] }) => vi.waitFor(() => expect(waiting.open).toHaveLength(1));

describe('[PANEL-14] the log', () => {
  test('is shown when the names of its people are known, and of what has no title', async () => {
    const { logList, $documentNames, shown, list, names } = await opened();
    const loading = logList.load();
    await asked(list);
    list.open[0]?.answer(
      page([entry('a'), entry('b', { collection: 'users', target: 'orxan', title: undefined })]),
    );
    await asked(names);
    expect(names.all).toEqual([
      [
        [
          { collection: 'users', target: 'aysel' },
          { collection: 'users', target: 'aysel' },
          { collection: 'users', target: 'orxan' },
        ],
      ],
    ]);
    expect(shown()).toBe('loading');
    names.open[0]?.answer(['Aysel Soyad', 'Aysel Soyad', 'Orxan Soyad']);
    await loading;
    expect(shown()).toEqual(['a', 'b']);
    expect($documentNames.get()).toEqual({ 'users/aysel': 'Aysel Soyad', 'users/orxan': 'Orxan Soyad' });
  });

  test('asks for a name once a visit, and for the rest with the next page', async () => {
    const { logList, shown, list, names } = await opened();
    const loading = logList.load();
    await asked(list);
    const next = async () => page([entry('b'), entry('c', { by: 'orxan' })]);
    list.open[0]?.answer(page([entry('a')], next));
    await asked(names);
    names.open[0]?.answer(['Aysel Soyad']);
    await loading;
    const more = logList.loadMore();
    await asked(names);
    expect(names.all[1]).toEqual([[{ collection: 'users', target: 'orxan' }]]);
    names.open[0]?.answer(['Orxan Soyad']);
    await more;
    expect(shown()).toEqual(['a', 'b', 'c']);
  });

  test('is shown without names that do not come; trying again asks for them and not for the log', async () => {
    const { logList, $documentNames, $toasts, shown, list, names } = await opened();
    const loading = logList.load();
    await asked(list);
    list.open[0]?.answer(page([entry('a')]));
    await asked(names);
    names.open[0]?.fail();
    await loading;
    expect(shown()).toEqual(['a']);
    expect($toasts.get()).toHaveLength(1);
    $toasts.get()[0]?.retries[0]?.();
    await asked(names);
    names.open[0]?.answer(['Aysel Soyad']);
    await vi.waitFor(() => expect($documentNames.get()).toEqual({ 'users/aysel': 'Aysel Soyad' }));
    expect(list.all).toHaveLength(1);
  });

  test('whose entries come after a sign-out asks for no names, and says nothing to whoever is here', async () => {
    const { logList, $session, $toasts, shown, list, names } = await opened();
    const loading = logList.load();
    await asked(list);
    $session.set({ state: 'guest' });
    list.open[0]?.answer(page([entry('a')]));
    await loading;
    expect([shown(), names.all, $toasts.get()]).toEqual(['loading', [], []]);
  });

  test.each(['answer', 'fail'] as const)('whose names %s after a sign-out is nobody’s', async (end) => {
    const { logList, $documentNames, $session, $toasts, shown, list, names } = await opened();
    const loading = logList.load();
    await asked(list);
    list.open[0]?.answer(page([entry('a')]));
    await asked(names);
    $session.set({ state: 'guest' });
    if (end === 'answer') names.open[0]?.answer(['Aysel Soyad']);
    else names.open[0]?.fail();
    await loading;
    expect([shown(), $documentNames.get(), $toasts.get()]).toEqual(['loading', {}, []]);
  });
});
