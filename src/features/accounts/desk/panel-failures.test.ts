// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '#core/cloud/errors.ts';
import { $session } from '#core/session/session.ts';
import { $toasts } from '#core/views/toasts.ts';
import { $measured, $twin, checkVideoLink, findTwin } from '#features/videos/desk/store.ts';
import { revokeCourse } from './store.ts';

const askDuration = vi.hoisted(() => vi.fn<() => Promise<number>>());
const ofUrl = vi.hoisted(() => vi.fn<() => Promise<{ id: string; title: string }[]>>());
vi.mock('#features/videos/youtube-gateway.ts', () => ({ askDuration }));
vi.mock('#features/videos/desk/gateway.ts', () => ({ staffVideos: { ofUrl } }));
vi.mock('./gateway.ts', () => {
  throw new Error('the file did not come');
});

beforeEach(() => {
  $toasts.set([]);
  $session.set({ state: 'guest' });
});

test('[PANEL-7] a message says that a lesson cannot be revoked because the code did not load', async () => {
  const user = { id: 'u', name: 'Ad', surname: 'Soyad', lessons: ['css'] };
  await revokeCourse('teacher', user as Parameters<typeof revokeCourse>[1], 'css');
  expect($toasts.get()).toMatchObject([{ kind: 'bad', retries: [expect.any(Function)] }]);
});

test('[VIDEO-3] the reason why YouTube did not respond is logged; a missing video is a valid response', async () => {
  askDuration.mockRejectedValueOnce(new AppError('youtube/unavailable'));
  await checkVideoLink('https://youtu.be/abcdefghijk');
  expect($measured.get()).toMatchObject({ state: 'failed', code: 'gone' });
  expect(console.error).not.toHaveBeenCalled();
  askDuration.mockRejectedValueOnce(new AppError('youtube/unreachable'));
  await checkVideoLink('https://youtu.be/abcdefghijx');
  expect($measured.get()).toMatchObject({ state: 'failed', code: 'unknown' });
  expect(console.error).toHaveBeenCalledOnce();
  // The form that is opened again asks again.
  askDuration.mockResolvedValueOnce(300);
  await checkVideoLink('https://youtu.be/abcdefghijx');
  expect($measured.get()).toMatchObject({ state: 'known', seconds: 300 });
});

test('[VIDEO-12] the title of another video with the link is found, not its own; only the last link counts', async () => {
  const late = Promise.withResolvers<{ id: string; title: string }[]>();
  ofUrl.mockReturnValueOnce(late.promise);
  const first = findTwin('abcdefghijk', 'own');
  ofUrl.mockResolvedValueOnce([
    { id: 'own', title: 'Bu' },
    { id: 'other', title: 'Dərs 01' },
  ]);
  await findTwin('abcdefghijx', 'own');
  expect($twin.get()).toBe('Dərs 01');
  late.resolve([{ id: 'x', title: 'Köhnə' }]);
  await first;
  expect($twin.get()).toBe('Dərs 01');
  ofUrl.mockRejectedValueOnce(new AppError('firestore/unavailable'));
  await findTwin('abcdefghijy', 'own');
  expect($twin.get()).toBe('');
  await findTwin(null, 'own');
  expect(ofUrl).toHaveBeenCalledTimes(3);
});
