// A page whose stores have their services from fake-service.ts. Vitest replaces the gateways for whoever loads them after
// this module: a test imports stores only when it has opened a page.

import { vi } from 'vitest';
import { sessionKey } from '#domain/shared/storage-keys.ts';
import { delegated, FakeService, recordOf, serve } from './fake-service.ts';
import { freshPage, noteListeners } from './fresh-stores.ts';

vi.mock('#gateways/accounts.ts', () => ({ accounts: delegated('accounts') }));
vi.mock('#gateways/people.ts', () => ({ people: delegated('people') }));
vi.mock('#gateways/own-record.ts', () => ({ ownRecord: delegated('ownRecord') }));
vi.mock('#gateways/records.ts', () => ({ records: delegated('recordGateway') }));
vi.mock('#gateways/videos.ts', () => ({ videos: delegated('videos') }));
vi.mock('#gateways/outlines.ts', () => ({ outlines: delegated('outlines') }));

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
    import('#gateways/accounts.ts'),
    import('#gateways/people.ts'),
    import('#gateways/own-record.ts'),
    import('#gateways/records.ts'),
    import('#gateways/videos.ts'),
    import('#gateways/outlines.ts'),
  ]);
  return fresh;
}
