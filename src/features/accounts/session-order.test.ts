// @vitest-environment jsdom
// Session, profile and account forms, with events in any order.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { signingOutKey } from '#core/device/page-storage-keys.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import { recordOf, service, settled } from '#support/fake-service.ts';
import { openPage } from '#support/open-page.ts';

async function opened(user: string | null = null) {
  const fresh = await openPage(user);
  await import('#features/progress/store.ts');
  const session = await import('#core/session/session.ts');
  const profile = await import('#core/session/profile.ts');
  const { signInForm } = await import('./sign-in.ts');
  const { profileForm } = await import('./profile-form.ts');
  // Loaded on demand. Nothing that a test waits for may depend on how fast the first import is.
  await import('#core/session/profile.ts');
  await import('#registry/hand-over.ts');
  return { fresh, session, profile, signInForm, profileForm };
}

const hintedUid = (): string | null => JSON.parse(localStorage.getItem(sessionKey) ?? 'null')?.uid ?? null;

describe('the session', () => {
  test('[USER-4] ignores the session of another user that is stored on the device', async () => {
    const { fresh, session } = await opened('aysel');
    localStorage.setItem(sessionKey, JSON.stringify(fresh.sessionHintOf('orxan')));
    session.watchSession();
    await settled();
    expect(session.$session.get()).toEqual({ state: 'guest' });
    expect(hintedUid()).toBeNull();
  });

  test('[USER-4] becomes a guest, not the user that another tab has stored, until the service confirms that user', async () => {
    const { fresh, session } = await opened('aysel');
    session.watchSession();
    await settled();
    localStorage.setItem(sessionKey, JSON.stringify(fresh.sessionHintOf('orxan')));
    dispatchEvent(new StorageEvent('storage', { key: sessionKey }));
    expect(session.$session.get()).toEqual({ state: 'guest' });
    expect(hintedUid()).toBe('orxan');
  });

  test('always becomes a guest’s session between two users', async () => {
    const { fresh, session } = await opened('aysel');
    const seen: string[] = [];
    session.$session.subscribe((now) => seen.push(now.state === 'user' ? now.uid : now.state));
    session.watchSession();
    await settled();
    fresh.freeze();
    fresh.otherTabSignsIn('orxan');
    fresh.thaw();
    await settled();
    expect(seen.filter((one, at) => one !== seen[at - 1])).toEqual(['unknown', 'aysel', 'guest', 'orxan']);
  });

  test('ends when a service reports that no user is signed in', async () => {
    const { session } = await opened('aysel');
    const { reportFailedRead } = await import('#core/page/failures.ts');
    const { AppError } = await import('#core/cloud/errors.ts');
    session.watchSession();
    await settled();
    reportFailedRead(new AppError('firestore/unavailable'), () => {});
    await settled();
    expect(session.$session.get().state).toBe('user');
    reportFailedRead(new AppError('firestore/unauthenticated'), () => {});
    await settled();
    expect(session.$session.get().state).toBe('guest');
    expect(service().user).toBeNull();
    expect(hintedUid()).toBeNull();
  });

  test('of a new user does not end when a request of the previous user was refused', async () => {
    const { fresh, session } = await opened('aysel');
    const { noteRefusal } = await import('#core/page/refusals.ts');
    const { AppError } = await import('#core/cloud/errors.ts');
    session.watchSession();
    await settled();
    // Firebase knows the new user, but has not notified this page yet.
    fresh.user = 'orxan';
    fresh.known = 'orxan';
    noteRefusal(new AppError('firestore/unauthenticated'));
    await settled();
    expect(fresh.user).toBe('orxan');
  });

  test('works without storage', async () => {
    const { session } = await opened('aysel');
    session.watchSession();
    await settled();
    const closed = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.spyOn(console, 'warn').mockReturnValue();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(closed);
    session.rememberSession(service().sessionHintOf('aysel'));
    expect(session.$session.get()).toMatchObject({ state: 'user', uid: 'aysel' });
    await session.signOut();
    expect(session.$session.get()).toEqual({ state: 'guest' });
  });
});

describe('the profile', () => {
  test('a deleted record signs its user out and shows a message', async () => {
    const { fresh, session, profile } = await opened('aysel');
    localStorage.setItem('kodyol:progress:aysel:frontend', '{}');
    fresh.records.delete('aysel');
    profile.watchProfile();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    expect(profile.$profile.get()).toEqual({ state: 'guest', lost: 'account' });
    expect(session.$session.get()).toEqual({ state: 'guest' });
    expect([fresh.user, hintedUid(), Object.keys(localStorage)]).toEqual([null, null, [signingOutKey]]);
  });

  test('a session that ends while the page is open shows a message; a retry of a failed read then loads nothing', async () => {
    const { fresh, profile } = await opened('aysel');
    profile.watchProfile();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    fresh.otherTabSignsOut();
    fresh.deliver();
    fresh.deliver();
    expect(profile.$profile.get()).toEqual({ state: 'guest', lost: 'session' });
    await profile.loadProfile();
    expect(profile.$profile.get()).toEqual({ state: 'guest', lost: 'session' });
  });

  test('is read again when the page comes back from the back/forward cache, and stays if that read fails', async () => {
    const { fresh, profile } = await opened('aysel');
    profile.watchProfile();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    fresh.records.set('aysel', recordOf('aysel', { name: 'Aysel' }));
    fresh.freeze();
    fresh.thaw();
    await settled();
    fresh.questions[0]?.fail();
    await settled();
    expect(profile.$profile.get()).toMatchObject({ state: 'ready', record: { name: 'aysel' } });
    fresh.thaw();
    await settled();
    fresh.questions[0]?.answer();
    await settled();
    expect(profile.$profile.get()).toMatchObject({ state: 'ready', record: { name: 'Aysel' } });
  });
});

const credentials = { email: 'orxan@kodyol.example', password: 'x' };
const typed = { ...credentials, name: 'Orxan', surname: 'Soyad', mobile: '', username: 'orxan' };

async function sentSignIn() {
  const { signInForm } = await import('./sign-in.ts');
  signInForm.submit(credentials);
  await settled();
  service().questions[0]?.answer();
  return signInForm.$state;
}

/** The account exists already, so the form signs in to it. */
async function sentSignUp() {
  const { signUpForm } = await import('./sign-up.ts');
  const { AppError } = await import('#core/cloud/errors.ts');
  Object.assign(service().people, { isTaken: async () => false });
  const create = () => Promise.reject(new AppError('auth/email-already-in-use'));
  Object.assign(service().accounts, { create });
  signUpForm.submit(typed);
  return signUpForm.$state;
}

test.each([
  ['sign-in', sentSignIn],
  ['repeated sign-up', sentSignUp],
])(
  '[USER-4] a %s whose record can’t be read leaves no session of a user whom another tab had signed in meanwhile',
  async (_, send) => {
    const { fresh, session } = await opened('orxan');
    session.watchSession();
    await settled();
    const $state = await send();
    await settled();
    // Firebase does not notify this page: it knows Orxan before and after.
    fresh.otherTabSignsIn('aysel');
    const waiting = () => fresh.questions.map(({ what }) => what);
    expect(waiting()).toEqual(['signIn']);
    fresh.questions[0]?.answer();
    await settled();
    expect(waiting()).toEqual(['own orxan']);
    fresh.questions[0]?.fail();
    while (fresh.events.length > 0) fresh.deliver();
    await settled();
    expect([$state.get().step, fresh.user]).toEqual(['failed', 'orxan']);
    expect(session.$session.get()).toEqual({ state: 'guest' });
    expect(hintedUid()).toBeNull();
  },
);

test('[USER-4] what is typed into a form of the settings waits on the open page for its user, and goes with another one', async () => {
  const { fresh, profile } = await opened('aysel');
  const { waitForUser } = await import('./profile-form.ts');
  const { formStore } = await import('#core/forms/form-store.ts');
  const form = formStore<'email'>({ send: async () => ({ done: 'sent' }) });
  waitForUser(form);
  profile.watchProfile();
  const turn = async (user: string | null) => {
    if (user === null) fresh.otherTabSignsOut();
    else fresh.otherTabSignsIn(user);
    while (fresh.events.length > 0) fresh.deliver();
    await settled();
    for (const question of [...fresh.questions]) question.answer();
    await settled();
  };
  await turn('aysel');
  form.type('email', 'yeni@x.az');
  await turn(null);
  expect(profile.$profile.get().state).toBe('guest');
  await turn('aysel');
  expect([...form.typed]).toEqual([['email', 'yeni@x.az']]);
  await form.submit({ email: 'yeni@x.az' });
  expect([...form.typed]).toEqual([['email', '']]);
  form.type('email', 'başqa@x.az');
  await turn('orxan');
  expect(profile.$profile.get()).toMatchObject({ state: 'ready', record: { name: 'orxan' } });
  expect([...form.typed]).toEqual([]);
});

test('names that one user saved are not shown as those of the next user', async () => {
  const { fresh, profile, profileForm } = await opened('aysel');
  profile.watchProfile();
  await settled();
  fresh.questions[0]?.answer();
  await settled();
  let answer = () => {};
  fresh.ownRecord.edit = () =>
    new Promise((done) => {
      answer = done;
    });
  profileForm.submit({ name: 'Yeni', surname: 'Ad', mobile: '' });
  await settled();
  fresh.otherTabSignsIn('orxan');
  while (fresh.events.length > 0) fresh.deliver();
  await settled();
  for (const question of [...fresh.questions]) question.answer();
  await settled();
  answer();
  await settled();
  expect(profile.$profile.get()).toMatchObject({ state: 'ready', record: { name: 'orxan' } });
});

const people = fc.constantFrom('aysel', 'orxan');
const action = fc.oneof(
  fc.record({
    kind: fc.constantFrom('other-in' as const, 'sign-in' as const, 'delete' as const),
    uid: people,
  }),
  fc.record({
    kind: fc.constantFrom(
      'other-out' as const,
      'deliver' as const,
      'answer' as const,
      'answer' as const,
      'fail' as const,
      'sign-out' as const,
      'retry' as const,
      'rename' as const,
      'freeze' as const,
      'thaw' as const,
    ),
    which: fc.nat(5),
  }),
);

test('events in any order: never shows another user’s record, keeps no session after sign-out, never loads for ever', async () => {
  const play = async (
    start: string | null,
    isLoaded: boolean,
    actions: (typeof action extends fc.Arbitrary<infer A> ? A : never)[],
  ) => {
    const { fresh, session, profile, signInForm, profileForm } = await opened(start);
    profile.watchProfile();
    /** Checks the invariants that hold at every moment. */
    const check = () => {
      const [who, shown] = [session.$session.get(), profile.$profile.get()];
      if (shown.state !== 'ready') return;
      expect(shown.record.id).toBe(shown.account.uid);
      expect(who).toMatchObject({ state: 'user', uid: shown.account.uid });
    };
    await settled();
    if (isLoaded) fresh.questions[0]?.answer();
    await settled();
    for (const one of actions) {
      const question =
        'which' in one ? fresh.questions[one.which % Math.max(1, fresh.questions.length)] : undefined;
      if (fresh.isFrozen && !['other-in', 'other-out', 'thaw', 'delete'].includes(one.kind)) continue;
      if (one.kind === 'other-in') fresh.otherTabSignsIn(one.uid);
      else if (one.kind === 'sign-in')
        signInForm.submit({ email: `${one.uid}@kodyol.example`, password: 'x' });
      else if (one.kind === 'delete') fresh.records.delete(one.uid);
      else if (one.kind === 'other-out') fresh.otherTabSignsOut();
      else if (one.kind === 'deliver') fresh.deliver();
      else if (one.kind === 'answer') question?.answer();
      else if (one.kind === 'fail') question?.fail();
      else if (one.kind === 'sign-out') session.signOut();
      else if (one.kind === 'retry' && profile.$profile.get().state === 'failed') profile.loadProfile();
      else if (one.kind === 'rename') profileForm.submit({ name: 'Yeni', surname: 'Ad', mobile: '' });
      else if (one.kind === 'freeze') fresh.freeze();
      else if (one.kind === 'thaw' && fresh.isFrozen) fresh.thaw();
      check();
      await settled();
      check();
      if (profileForm.$state.get().step === 'done') {
        const shown = profile.$profile.get();
        expect(shown.state === 'ready' && fresh.edited.has(shown.record.id)).toBe(true);
      }
    }
    if (fresh.isFrozen) fresh.thaw();
    await settled();
    while (fresh.events.length > 0 || fresh.questions.length > 0) {
      fresh.deliver();
      fresh.questions[0]?.answer();
      await settled();
    }
    check();
    expect([fresh.user, null]).toContain(hintedUid());
    const who = session.$session.get();
    expect(who.state).not.toBe('unknown');
    if (who.state === 'user') expect(who.uid).toBe(fresh.user);
    expect(profile.$profile.get().state).not.toBe('loading');
    for (const form of [signInForm, profileForm]) expect(form.$state.get().step).not.toBe('sending');
  };
  await fc.assert(
    fc.asyncProperty(fc.option(people), fc.boolean(), fc.array(action, { maxLength: 16 }), play),
    {
      numRuns: 150,
    },
  );
}, 60_000);
