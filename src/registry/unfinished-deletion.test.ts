// @vitest-environment jsdom
// A deletion that broke off behind the record (USER-6).
import { expect, test, vi } from 'vitest';
import { signingOutKey, unfinishedDeletionKey } from '#core/device/page-storage-keys.ts';
import { leavingName } from '#core/session/session-hint.ts';
import { type FakeService, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

const erase = vi.hoisted(() => vi.fn(async (_uid: string, _record: unknown) => {}));
vi.mock('./own-data.ts', () => ({ ownData: { erase } }));

/** A page of somebody whose record is gone, while the account and its mark are there. @param left what a page before has left. */
async function opened(user: string | null, left: Record<string, string> = {}) {
  const fresh: FakeService = await openPage(user, (one) => {
    one.answers = 'at once';
    one.records.delete('aysel');
    const { accountOf } = one;
    one.accountOf = (uid) => ({ ...accountOf(uid), ...(uid === 'aysel' && { username: leavingName }) });
    for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  });
  const [{ $profile, watchProfile }, { signInForm }] = await Promise.all([
    import('#core/session/profile.ts'),
    import('#features/accounts/sign-in.ts'),
    import('#core/session/forget-person.ts'),
    import('./own-data.ts'),
  ]);
  erase.mockClear();
  watchProfile();
  await settled();
  const signIn = async () => {
    await signInForm.submit({ email: 'aysel@kodyol.example', password: 'nar-cicek-7' });
    await settled();
    return signInForm.$state.get();
  };
  return { fresh, $profile, signIn };
}

/** Without the mark of a sign-out, which names nobody. */
const onDevice = (): Record<string, string> => {
  const { [signingOutKey]: _, ...others } = { ...localStorage };
  return others;
};

test('[USER-6] goes on at the next visit', async () => {
  const { $profile } = await opened('aysel');
  await settled();
  expect(erase.mock.calls).toEqual([['aysel', null]]);
  expect($profile.get()).toEqual({ state: 'guest', lost: 'account' });
  expect(onDevice()).toEqual({});
});

test('[USER-6] that wants a new sign-in is said on every page until then; the sign-in completes it', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  erase.mockRejectedValueOnce(new Error('recent sign-in'));
  const { $profile, fresh } = await opened('aysel');
  await settled();
  expect($profile.get()).toEqual({ state: 'guest', lost: 'deletion' });
  await vi.waitFor(() => expect(fresh.user).toBeNull());
  await settled();
  const left = onDevice();
  expect(Object.keys(left)).toEqual([unfinishedDeletionKey]);

  const later = await opened(null, left);
  expect(later.$profile.get()).toEqual({ state: 'guest', lost: 'deletion' });
  expect(erase).not.toHaveBeenCalled();
  expect(await later.signIn()).toEqual({ step: 'done', message: 'Hesabınız silindi.' });
  expect(erase.mock.calls).toEqual([['aysel', null]]);
  expect(onDevice()).toEqual({});
});

test('[USER-6] of one person is not said to the next who signs in', async () => {
  const { $profile } = await opened('orxan', { [unfinishedDeletionKey]: 'true' });
  const { rememberSession } = await import('#core/session/session.ts');
  expect($profile.get().state).toBe('ready');
  rememberSession({ uid: 'orxan', username: 'orxan', photo: null, staff: false });
  expect(onDevice()).not.toHaveProperty([unfinishedDeletionKey]);
});
