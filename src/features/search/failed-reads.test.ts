// @vitest-environment jsdom
// A failed read never looks like an empty result and never loads for ever.
import { afterEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { placesKey } from '#core/device/page-storage-keys.ts';
import { showUnbuilt, unbuiltStore } from '#core/page/unbuilt.ts';
import { $toasts } from '#core/views/toasts.ts';
import { $isKnown, $isUnread, $ownCourses, loadOwnCourses } from '#features/profile/own-courses.ts';
import { keptPlaces } from '#features/progress/place-store.ts';
import { $quickResults, retryQuickSearch, typeQuickSearch } from './quick-search.ts';
import { $videosState } from './videos-state.ts';

const gateways = vi.hoisted(() => ({
  progress: vi.fn(async (): Promise<object> => ({})),
  count: vi.fn(async (): Promise<number | null> => 3),
}));
vi.mock('#core/cloud/records.ts', () => ({ records: { all: gateways.progress } }));
vi.mock('#features/videos/gateway.ts', () => ({ videos: { count: gateways.count } }));
vi.mock('./search-client.ts', () => ({
  giveVideos: () => {},
  find: (_text: string, _wanted: unknown, listener: (results: unknown) => void) => {
    const none = { hits: [], count: 0 };
    listener({ posts: none, snippets: none, videos: null, bodies: 'searched' });
    return () => {};
  },
}));

const unavailable = () => Promise.reject(new AppError('firestore/unavailable'));
afterEach(() => {
  $toasts.set([]);
});

test('[BLOG-9] a post that was found but can’t be shown is a failure and can be retried', async () => {
  document.body.innerHTML =
    '<div><p data-loader></p><p data-failed hidden></p><button data-retry hidden></button><p data-waiting></p><p data-filled hidden></p></div>';
  const root = document.querySelector<HTMLElement>('div') as HTMLElement;
  history.replaceState(null, '', '/blogs/post');
  const fill = vi.fn(async () => {}).mockRejectedValueOnce(new AppError('part/unreachable'));
  showUnbuilt(
    root,
    unbuiltStore('/blogs/', async () => 'post'),
    fill,
  );
  const isShown = (selector: string) => root.querySelector<HTMLElement>(selector)?.hidden === false;
  await vi.waitFor(() => expect(isShown('[data-failed]')).toBe(true));
  expect([isShown('[data-loader]'), isShown('[data-filled]')]).toEqual([false, false]);
  root.querySelector<HTMLElement>('[data-retry]')?.click();
  await vi.waitFor(() => expect(isShown('[data-filled]')).toBe(true));
});

test('[BLOG-9] a response for an older address is not shown', async () => {
  const answers: ((item: string) => void)[] = [];
  const { $unbuilt, load } = unbuiltStore('/', () => new Promise<string>((done) => answers.push(done)));
  load('/a');
  load('/b');
  answers[1]?.('b');
  answers[0]?.('a');
  await vi.waitFor(() => expect($unbuilt.get()).toEqual({ state: 'found', item: 'b' }));
});

test('[SEARCH-3] free videos that could not be read are not shown as «nothing found»', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
  typeQuickSearch('css');
  $videosState.set('ready');
  expect($quickResults.get()?.state).toBe('done');
  $videosState.set('failed');
  expect($quickResults.get()?.state).toBe('failed');
  // No user is signed in here: a retry sends no request, and no loading state appears.
  retryQuickSearch();
  expect($videosState.get()).toBe('failed');
});

test('[USER-1] a failed read of course progress is not shown as «0 of 0», and has one retry', async () => {
  gateways.count.mockImplementationOnce(unavailable).mockImplementationOnce(unavailable);
  document.body.dataset.courses = 'fullstack frontend';
  const reading = loadOwnCourses('aysel', { lessons: ['frontend'] });
  // The profile waits for it.
  expect($isKnown.get()).toBe(false);
  await reading;
  expect([$isUnread.get(), $ownCourses.get(), $isKnown.get()]).toEqual([true, {}, true]);
  await loadOwnCourses('aysel', { lessons: ['frontend'] });
  expect($toasts.get().map(({ retries }) => retries.length)).toEqual([1]);
  $toasts.get()[0]?.retries[0]?.();
  const read = { frontend: { figure: { finished: 0, total: 3 }, at: 0, next: null } };
  await vi.waitFor(() => expect($ownCourses.get()).toEqual(read));
  // What is shown stays when it is read again, also if that fails.
  gateways.count.mockImplementationOnce(unavailable);
  const again = loadOwnCourses('aysel', { lessons: ['frontend'] });
  expect([$ownCourses.get(), $isKnown.get()]).toEqual([read, true]);
  await again;
  expect($ownCourses.get()).toEqual(read);
});

test('[LEARN-3] cards and pages say the figure that the profile has read, and a total that can’t be counted is the listed one', async () => {
  document.body.dataset.courses = 'fullstack frontend';
  const watched = { seconds: 9, done: true, at: 5 };
  const place = {
    at: 9,
    finished: 1,
    total: 60,
    next: { id: 'v3', title: 'V', seconds: 7 },
    unlisted: ['x'],
  };
  const last = { href: '/', text: 'V' };
  localStorage.setItem(placesKey('leyla'), JSON.stringify({ courses: { frontend: place }, last }));
  gateways.progress.mockResolvedValueOnce({ frontend: { v1: watched, v2: watched, x: watched } });
  gateways.count.mockResolvedValueOnce(null);
  await loadOwnCourses('leyla', { lessons: ['frontend'] });
  const figure = { finished: 2, total: 60 };
  expect($ownCourses.get().frontend?.figure).toEqual(figure);
  expect(keptPlaces('leyla')).toEqual({ frontend: { ...place, ...figure } });
  // How the front page goes on stays.
  expect(JSON.parse(localStorage.getItem(placesKey('leyla')) ?? '')).toMatchObject({ last });
});

test('[SHELL-14] a part that did not come is asked for by itself when the network is back', async () => {
  const { reportFailedRead } = await import('#core/page/failures.ts');
  vi.spyOn(console, 'error').mockReturnValue();
  const [part, read] = [vi.fn(), vi.fn()];
  reportFailedRead(new AppError('part/unreachable'), part);
  reportFailedRead(new AppError('firestore/unavailable'), read);
  expect($toasts.get()).toHaveLength(2);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect([part.mock.calls.length, read.mock.calls.length, $toasts.get().length]).toEqual([1, 0, 1]);
});
