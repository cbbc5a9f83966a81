// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { panelKey } from '#core/device/page-storage-keys.ts';
import { flashMessageKey, sessionKey } from '#core/device/storage-keys.ts';
import { limits } from '#core/words/limits.ts';
import { type FakeService, recordOf } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

const replace = vi.fn();
const key = 'k'.repeat(limits.keyMin);

/** The sign-in page, with Aysel's password accepted a moment ago. */
async function opened(search = '?from=%2Flessons%2Ffrontend') {
  const fresh = await openPage('aysel', () => localStorage.clear());
  vi.stubGlobal('location', { search, replace });
  const { completeSignIn } = await import('./complete-sign-in.ts');
  const { $session } = await import('./session.ts');
  const complete = (record = recordOf('aysel')) =>
    completeSignIn(fresh.accounts, fresh.accountOf('aysel'), record, 'Salam!');
  return { fresh, complete, $session };
}

const remembered = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');

beforeEach(() => {
  replace.mockReset();
});

describe('a sign-in that succeeded', () => {
  test('[SIGNIN-4] is remembered, says its words on the next page and leads back to where it was asked for', async () => {
    const { complete, $session } = await opened();
    replace.mockImplementation(() => {
      // The page may be gone from here on.
      expect([remembered()?.uid, sessionStorage.getItem(flashMessageKey)]).toEqual(['aysel', 'Salam!']);
    });
    expect(await complete()).toBe('leaving');
    expect(replace.mock.calls).toEqual([['/lessons/frontend']]);
    expect($session.get()).toMatchObject({ state: 'user', uid: 'aysel' });
  });

  // What else is no page of this site: src/core/addresses/routes.test.ts.
  test.each(['', '?from=%2F%2Fevil.example'])('[SIGNIN-4] leads home from «%s»', async (search) => {
    const { complete } = await opened(search);
    await complete();
    expect(replace.mock.calls).toEqual([['/']]);
  });

  test('[PANEL-1] leaves the panel of an earlier session behind its gate', async () => {
    const { complete } = await opened();
    sessionStorage.setItem(panelKey, '{"uid":"aysel","role":"admin"}');
    await complete();
    expect(sessionStorage.getItem(panelKey)).toBeNull();
  });

  test.each([
    ['of a student', {}, false],
    ['of somebody who is no teacher any more', { userKey: '', adminKey: null }, false],
    ['of a teacher', { userKey: key }, true],
    ['of an admin', { adminKey: key }, true],
  ])('[SHELL-6] %s is remembered with what the header shows', async (_, keys, staff) => {
    const { complete } = await opened();
    await complete(recordOf('aysel', keys));
    const courses = ['aysel'];
    expect(remembered()).toEqual({ uid: 'aysel', username: 'aysel', photo: null, staff, courses });
  });

  test('leads on where storage is closed to the page', async () => {
    const { complete, $session } = await opened();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('closed', 'SecurityError');
      });
    await complete();
    expect(replace).toHaveBeenCalledOnce();
    expect($session.get()).toMatchObject({ state: 'user', uid: 'aysel' });
  });
});

test.each([
  ['has signed out', (fresh: FakeService) => fresh.otherTabSignsOut()],
  ['has signed somebody else in', (fresh: FakeService) => fresh.otherTabSignsIn('orxan')],
])('[USER-4] is not finished when another tab %s while the record was on its way', async (_, act) => {
  const { fresh, complete } = await opened();
  sessionStorage.setItem(panelKey, 'open');
  act(fresh);
  // Firebase's own storage tells it first.
  fresh.deliver();
  const before = remembered();
  await expect(complete()).rejects.toMatchObject({ code: 'firestore/unauthenticated' });
  expect([remembered(), sessionStorage.getItem(flashMessageKey)]).toEqual([before, null]);
  expect(sessionStorage.getItem(panelKey)).toBe('open');
  expect(replace).not.toHaveBeenCalled();
});
