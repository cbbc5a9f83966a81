// A page whose stores have their services from fake-service.ts. Vitest replaces the gateways for whoever loads them after
// this module: a test imports stores only when it has opened a page.

import { vi } from 'vitest';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { delegated, FakeService, recordOf, serve } from './fake-service.ts';
import { freshPage, noteListeners } from './fresh-stores.ts';

vi.mock('#gateways/firebase/accounts.ts', () => ({ accounts: delegated('accounts') }));
vi.mock('#gateways/firebase/people.ts', () => ({ people: delegated('people') }));
vi.mock('#gateways/firebase/own-record.ts', () => ({ ownRecord: delegated('ownRecord') }));
vi.mock('#gateways/firebase/progress.ts', () => ({ progress: delegated('progressRecords') }));
vi.mock('#gateways/firebase/videos.ts', () => ({ videos: delegated('videos') }));
vi.mock('#gateways/firebase/own-videos.ts', () => ({ ownVideos: delegated('ownVideos') }));
vi.mock('#gateways/firebase/outlines.ts', () => ({ outlines: delegated('outlines') }));
vi.mock('#gateways/firebase/video-index.ts', () => ({ videoIndex: delegated('videoIndex') }));

noteListeners();

/**
 * A page that has just been opened on a device where this user is signed in, or nobody. Aysel and Orxan have records.
 * @param prepare runs before any store is loaded.
 */
export async function openPage(
  user: string | null,
  prepare: (fresh: FakeService) => void = () => {},
): Promise<FakeService> {
  freshPage();
  const fresh = new FakeService();
  serve(fresh);
  for (const uid of ['aysel', 'orxan']) fresh.records.set(uid, recordOf(uid));
  if (user !== null) {
    fresh.user = user;
    fresh.known = user;
    localStorage.setItem(sessionKey, JSON.stringify(fresh.sessionHintOf(user)));
  }
  prepare(fresh);
  // The first import takes longer than settled() waits.
  await Promise.all([
    import('#gateways/firebase/accounts.ts'),
    import('#gateways/firebase/people.ts'),
    import('#gateways/firebase/own-record.ts'),
    import('#gateways/firebase/progress.ts'),
    import('#gateways/firebase/videos.ts'),
    import('#gateways/firebase/own-videos.ts'),
    import('#gateways/firebase/outlines.ts'),
    import('#gateways/firebase/video-index.ts'),
  ]);
  return fresh;
}
