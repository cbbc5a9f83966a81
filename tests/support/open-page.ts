// A page whose stores have their services from fake-service.ts. Vitest replaces the gateways for whoever loads them after
// this module: a test imports stores only when it has opened a page.

import { vi } from 'vitest';
import { sessionKey } from '#core/device/storage-keys.ts';
import { delegated, FakeService, recordOf, serve } from './fake-service.ts';
import { freshPage, noteListeners } from './fresh-stores.ts';

vi.mock('#core/session/accounts-gateway.ts', () => ({ accounts: delegated('accounts') }));
vi.mock('#core/cloud/people.ts', () => ({ people: delegated('people') }));
vi.mock('#core/cloud/own-record.ts', () => ({ ownRecord: delegated('ownRecord') }));
vi.mock('#core/cloud/records.ts', () => ({ records: delegated('recordGateway') }));
vi.mock('#features/videos/gateway.ts', () => ({ videos: delegated('videos') }));
vi.mock('#features/courses/gateway.ts', () => ({ outlines: delegated('outlines') }));

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
    import('#core/session/accounts-gateway.ts'),
    import('#core/cloud/people.ts'),
    import('#core/cloud/own-record.ts'),
    import('#core/cloud/records.ts'),
    import('#features/videos/gateway.ts'),
    import('#features/courses/gateway.ts'),
  ]);
  return fresh;
}
