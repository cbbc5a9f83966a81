// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freshPage, noteListeners } from '#support/fresh-stores.ts';

noteListeners();

/** The panel at an address. */
async function opened(address: string) {
  freshPage();
  history.replaceState(null, '', address);
  return import('./tab.ts');
}

/** The browser's «back»: its event comes later. */
const back = () =>
  new Promise((done) => {
    addEventListener('popstate', done, { once: true });
    history.back();
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

describe('[PANEL-2] the tab in the address', () => {
  test('is known before anybody looks: a tab that nobody asked for costs its reads', async () => {
    const { $requestedTab } = await opened('/panel?tab=video');
    expect($requestedTab.value).toBe('video');
  });

  test('follows what is opened, keeps the rest of the address, and «back» leads to the one before', async () => {
    const { $requestedTab, openTab } = await opened('/panel?from=mail#rows');
    const seen: (string | null)[] = [];
    $requestedTab.subscribe((tab) => seen.push(tab));
    openTab('user');
    expect(location.href).toContain('/panel?from=mail&tab=user#rows');
    openTab('code');
    vi.useRealTimers();
    await back();
    await back();
    expect(seen).toEqual([null, 'user', 'code', 'user', null]);
  });

  test('[PANEL-19] pressed again, the open tab begins anew at its address: no step of «back» more', async () => {
    const { $again, openTab } = await opened('/panel?tab=user');
    const { length } = history;
    openTab('user', true);
    expect([$again.get(), history.length, location.search]).toEqual([1, length, '?tab=user']);
  });

  test('[PANEL-19] pressed again over a form, the open tab leaves it as «back» does', async () => {
    const { $again, openTab } = await opened('/panel?tab=code');
    history.pushState({ page: 'a', list: 'codes', id: null }, '');
    vi.useRealTimers();
    const left = new Promise((done) => {
      addEventListener('popstate', done, { once: true });
    });
    openTab('code', true);
    await left;
    expect([$again.get(), history.state]).toEqual([0, null]);
  });

  test('is read anew by whoever looks after nobody has', async () => {
    const { $requestedTab } = await opened('/panel?tab=video');
    history.replaceState(null, '', '/panel?tab=trash');
    expect($requestedTab.value).toBe('video');
    const stop = $requestedTab.subscribe(() => {});
    expect($requestedTab.get()).toBe('trash');
    stop();
    // A store that nobody looks at rests after a second.
    vi.advanceTimersByTime(1_000);
    history.replaceState(null, '', '/panel?tab=blog');
    dispatchEvent(new PopStateEvent('popstate'));
    expect($requestedTab.value).toBe('trash');
    expect($requestedTab.get()).toBe('blog');
  });
});

describe('[PANEL-15] a part in the place of a list', () => {
  const moved = () => new Promise((done) => addEventListener('popstate', done, { once: true }));

  test('is closed by «back», and leaves no entry when it is closed in another way', async () => {
    await opened('/panel?tab=group');
    const { followPart } = await import('./PartHead.tsx');
    vi.useRealTimers();
    const onBack = vi.fn();
    const gone = followPart(onBack);
    expect(history.state).toEqual('part');
    await back();
    expect([onBack.mock.calls.length, history.state]).toEqual([1, null]);
    gone();
    await Promise.resolve();
    expect(history.state).toBeNull();

    const closed = followPart(onBack);
    closed();
    await moved();
    expect([onBack.mock.calls.length, history.state, location.search]).toEqual([1, null, '?tab=group']);
  });

  test('has the entry of the one whose place it takes', async () => {
    await opened('/panel?tab=group');
    const { followPart } = await import('./PartHead.tsx');
    const group = followPart(() => {});
    const { length } = history;
    group();
    const adding = followPart(() => {});
    await Promise.resolve();
    expect([history.length, history.state]).toEqual([length, 'part']);
    adding();
    await moved();
  });

  test('that stands hidden below another is not closed with it', async () => {
    await opened('/panel?tab=video');
    const { followPart } = await import('./PartHead.tsx');
    vi.useRealTimers();
    const [plans, file] = [vi.fn(), vi.fn()];
    const closePlans = followPart(plans);
    const closeFile = followPart(file);
    await back();
    closeFile();
    await Promise.resolve();
    expect([plans.mock.calls.length, file.mock.calls.length, history.state]).toEqual([0, 1, 'part']);
    await back();
    expect(plans).toHaveBeenCalledOnce();
    closePlans();
  });

  test('that is opened with its tab needs one step of «back» to the tab before', async () => {
    const { $requestedTab, openPartOf } = await opened('/panel?tab=waiting');
    const { followPart } = await import('./PartHead.tsx');
    $requestedTab.subscribe(() => {});
    vi.useRealTimers();
    openPartOf('user');
    const onBack = vi.fn();
    const gone = followPart(onBack);
    await back();
    expect([$requestedTab.get(), onBack.mock.calls.length]).toEqual(['waiting', 1]);
    gone();
    // Closed in another way, it leaves the tab open.
    openPartOf('user');
    followPart(() => {})();
    await Promise.resolve();
    expect([history.state, location.search]).toEqual([null, '?tab=user']);
  });

  test('does not hold up who signs out', async () => {
    await opened('/panel?tab=group');
    const { followPart } = await import('./PartHead.tsx');
    const { $session } = await import('#core/session/session.ts');
    const gone = followPart(() => {});
    const { length } = history;
    $session.set({ state: 'guest' });
    gone();
    await Promise.resolve();
    expect([history.length, history.state]).toEqual([length, null]);
  });
});
