// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

/** A page of a course that Aysel opens; her record comes, or does not at first. */
async function opened(unverified: string[], first: 'answer' | 'fail' = 'answer') {
  const fresh = await openPage('aysel', (service) => {
    service.unverified = new Set(unverified);
  });
  // The watch comes as a part of its own.
  const { verificationForm } = await import('./verification.ts');
  const { $profile, changeProfile, loadProfile, watchProfile } = await import('#core/session/profile.ts');
  const { whenUnverified } = await import('./when-unverified.ts');
  whenUnverified();
  watchProfile();
  await settled();
  fresh.questions.find(({ what }) => what === 'own aysel')?.[first]();
  await settled();
  const asked = () => fresh.questions.filter(({ what }) => what === 'refreshed').length;
  return { fresh, $profile, changeProfile, loadProfile, asked, verificationForm };
}

const comeBack = async () => {
  dispatchEvent(new Event('focus'));
  await settled();
};

beforeEach(() => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

describe('[COURSE-3] an e-mail that is verified in another tab', () => {
  test('is looked out for once, however often the profile changes', async () => {
    const { changeProfile, asked } = await opened(['aysel']);
    changeProfile('aysel', { record: { name: 'Aysel' } });
    await settled();
    await comeBack();
    expect(asked()).toBe(1);
  });

  test('is not looked out for where it is verified already', async () => {
    const listens = vi.spyOn(globalThis, 'addEventListener');
    const { asked } = await opened([]);
    await comeBack();
    expect(asked()).toBe(0);
    expect(listens.mock.calls.map(([type]) => type)).not.toContain('focus');
  });

  test('is looked out for when the first read of the profile has failed', async () => {
    const { fresh, loadProfile, asked } = await opened(['aysel'], 'fail');
    loadProfile();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    await comeBack();
    expect(asked()).toBe(1);
  });

  test('is looked out for when somebody verified was here before', async () => {
    const { fresh, $profile, asked } = await opened(['orxan']);
    fresh.otherTabSignsIn('orxan');
    while (fresh.events.length > 0) fresh.deliver();
    await settled();
    fresh.questions.find(({ what }) => what === 'own orxan')?.answer();
    await settled();
    expect($profile.get()).toMatchObject({ account: { uid: 'orxan', emailVerified: false } });
    await comeBack();
    expect(asked()).toBe(1);
  });
});
