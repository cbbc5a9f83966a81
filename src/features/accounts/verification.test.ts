// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#core/cloud/error-texts.ts';
import { settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';
import { emailSettings } from './texts.ts';

const texts = emailSettings;

/** A page of Aysel, who has not verified her e-mail yet; her profile is read. */
async function opened() {
  const fresh = await openPage('aysel', (service) => {
    service.unverified.add('aysel');
  });
  const profile = await import('#core/session/profile.ts');
  const { $session } = await import('#core/session/session.ts');
  const forms = await import('./verification.ts');
  profile.watchProfile();
  await settled();
  fresh.questions[0]?.answer();
  await settled();
  const isVerified = () => {
    const now = profile.$profile.get();
    return now.state === 'ready' ? now.account.emailVerified : now.state;
  };
  const hearAll = () => {
    while (fresh.events.length > 0) fresh.deliver();
  };
  return { fresh, ...profile, ...forms, $session, isVerified, hearAll };
}

const comeBack = () => dispatchEvent(new Event('focus'));
const showAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  see('visible');
});

describe('[USER-2] the letter with the link', () => {
  test('is sent once for a double click, and said', async () => {
    const { fresh, verificationForm } = await opened();
    verificationForm.submit({});
    verificationForm.submit({});
    await settled();
    expect(fresh.questions.map(({ what }) => what)).toEqual(['sendVerification']);
    fresh.questions[0]?.answer();
    await settled();
    expect(verificationForm.$state.get()).toEqual({ step: 'done', message: texts.success });
  });

  test('that is not sent has one text, whatever the service says', async () => {
    const { fresh, verificationForm } = await opened();
    verificationForm.submit({});
    await settled();
    fresh.questions[0]?.fail('auth/too-many-requests');
    await settled();
    expect(verificationForm.$state.get()).toMatchObject({ step: 'failed', message: texts.failed });
  });

  test('is asked for by nobody when the session is over', async () => {
    const { fresh, verificationForm, hearAll } = await opened();
    fresh.otherTabSignsOut();
    hearAll();
    await verificationForm.submit({});
    expect(fresh.questions).toEqual([]);
    expect(verificationForm.$state.get()).toMatchObject({ step: 'failed' });
  });
});

describe('[USER-2] «I have verified it»', () => {
  test.each([
    ['not yet', false, texts.stillUnverified],
    ['it is so', true, texts.verified('aysel@kodyol.example')],
  ])('%s: it is said, and the page shows it', async (_, verified, message) => {
    const { fresh, verifiedForm, isVerified } = await opened();
    if (verified) fresh.unverified.clear();
    verifiedForm.submit({});
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    expect(verifiedForm.$state.get()).toEqual({ step: 'done', message });
    expect(isVerified()).toBe(verified);
  });

  test('the answer to whoever has signed out meanwhile is said to nobody', async () => {
    const { fresh, verifiedForm, verificationForm, watchVerification, hearAll } = await opened();
    watchVerification();
    fresh.unverified.clear();
    verifiedForm.submit({});
    verificationForm.submit({});
    await settled();
    const [check, letter] = fresh.questions;
    letter?.answer();
    await settled();
    fresh.otherTabSignsOut();
    hearAll();
    expect([verificationForm.$state.get(), verifiedForm.$state.get()]).toEqual([
      { step: 'idle' },
      { step: 'idle' },
    ]);
    check?.answer();
    await settled();
    expect(verifiedForm.$state.get()).toEqual({ step: 'idle' });
  });
});

describe('[USER-2] a page that looks out for the verification', () => {
  test.each([
    ['window', comeBack],
    ['tab', showAgain],
  ])('asks when its %s comes back to the front, and no more once it is verified', async (_, back) => {
    const { fresh, watchVerification, isVerified } = await opened();
    watchVerification();
    expect(fresh.questions).toEqual([]);
    fresh.unverified.clear();
    back();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    expect(isVerified()).toBe(true);
    // The record is being marked (core/session/profile.ts), which is no question of this one.
    back();
    await settled();
    expect(fresh.questions).toEqual([]);
  });

  test('does not ask in the background, as a guest, or when nobody looks at it any more', async () => {
    const { fresh, watchVerification, hearAll } = await opened();
    const stop = watchVerification();
    const visibility = see('hidden');
    showAgain();
    await settled();
    expect(fresh.questions).toEqual([]);
    visibility.mockReturnValue('visible');
    stop();
    comeBack();
    showAgain();
    await settled();
    expect(fresh.questions).toEqual([]);
    watchVerification();
    fresh.otherTabSignsOut();
    hearAll();
    comeBack();
    await settled();
    expect(fresh.questions).toEqual([]);
  });

  /** Comes back twice while the service is slow. */
  async function askedTwice() {
    const page = await opened();
    page.watchVerification();
    const answers: { verified(is: boolean): void; fail(): void }[] = [];
    page.fresh.accounts.refreshed = (uid) =>
      new Promise((resolve, reject) => {
        answers.push({
          verified: (emailVerified) => resolve({ ...page.fresh.accountOf(uid), emailVerified }),
          fail: () => reject(new Error('offline')),
        });
      });
    for (let time = 0; time < 2; time += 1) {
      comeBack();
      await settled();
    }
    return { ...page, older: answers[0], newer: answers[1] };
  }

  test('an older answer that comes late does not take the verification back', async () => {
    const { older, newer, isVerified } = await askedTwice();
    newer?.verified(true);
    await settled();
    expect(isVerified()).toBe(true);
    older?.verified(false);
    await settled();
    expect(isVerified()).toBe(true);
  });

  test('an older answer is shown when the newer one does not come', async () => {
    const { older, newer, isVerified } = await askedTwice();
    newer?.fail();
    older?.verified(true);
    await settled();
    expect(isVerified()).toBe(true);
  });

  test('an answer about whoever was here before changes nobody else', async () => {
    const { fresh, watchVerification, $profile, hearAll } = await opened();
    watchVerification();
    comeBack();
    await settled();
    const [late] = fresh.questions;
    fresh.unverified = new Set(['orxan']);
    fresh.otherTabSignsIn('orxan');
    hearAll();
    await settled();
    fresh.questions.find(({ what }) => what === 'own orxan')?.answer();
    await settled();
    late?.answer();
    await settled();
    expect($profile.get()).toMatchObject({
      state: 'ready',
      account: { uid: 'orxan', emailVerified: false },
    });
  });

  test('a failure changes nothing; one that says «nobody is signed in» ends the session', async () => {
    const { fresh, watchVerification, isVerified, $session } = await opened();
    const { AppError } = await import('#core/cloud/errors.ts');
    watchVerification();
    fresh.accounts.refreshed = () => Promise.reject(new AppError('auth/network-request-failed'));
    comeBack();
    await settled();
    expect([isVerified(), $session.get().state]).toEqual([false, 'user']);
    fresh.accounts.refreshed = () => Promise.reject(new AppError('auth/user-token-expired'));
    comeBack();
    await settled();
    expect($session.get().state).toBe('guest');
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});

test('[USER-2] a part that does not come is said as what it is', async () => {
  const { fresh, verificationForm } = await opened();
  const { AppError } = await import('#core/cloud/errors.ts');
  fresh.accounts.sendVerification = () => Promise.reject(new AppError('part/unreachable'));
  await verificationForm.submit({});
  expect(verificationForm.$state.get()).toMatchObject({
    step: 'failed',
    message: errors['part/unreachable'],
  });
});
