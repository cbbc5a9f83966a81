// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { sessionKey } from '#core/device/storage-keys.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { leavingName } from '#core/session/session-hint.ts';
import type { User } from '#core/session/user.ts';
import { recordOf } from '#support/fake-service.ts';
import { $closedPopUp, googleForm, leavePerson, personForm } from './google.ts';
import { $signInStep, codeForm, leaveCode } from './second-step.ts';
import { signInForm } from './sign-in.ts';

const service = vi.hoisted(() => ({ accounts: {}, people: {}, ownRecord: {}, google: {}, factors: {} }));
const switchedOn = vi.hoisted(() => ({ google: true, factors: true }));
vi.mock('#core/session/accounts-gateway.ts', () => ({ accounts: service.accounts }));
vi.mock('#core/cloud/people.ts', () => ({ people: service.people }));
vi.mock('#core/cloud/own-record.ts', () => ({ ownRecord: service.ownRecord }));
vi.mock('#core/cloud/storage.ts', () => ({
  photos: { addressOf: async () => 'https://s.example/own.webp' },
}));
vi.mock('#registry/own-data.ts', () => ({ ownData: { erase: (uid: string) => doing(`erase ${uid}`) } }));
vi.mock('./sign-in-gateway.ts', () => ({
  signInParts: {
    google: async () => (switchedOn.google ? service.google : null),
    secondFactors: async () => (switchedOn.factors ? service.factors : null),
  },
}));

const account: Account = {
  uid: 'aysel',
  email: 'Aysel@kodyol.example',
  emailVerified: true,
  username: 'Aysel Q.',
  photo: 'https://google.example/aysel.png',
  hasPassword: false,
  hasFactor: false,
};
const names = { name: 'Aysel', surname: 'Quliyeva' };
const typed = { ...names, mobile: '', username: 'Aysel' };

/** The service: the only record, what was asked of it, in order, and what the next deeds are refused with. */
let record: User | null;
let done: string[];
let signedIn: Account | null;
const refused = new Map<string, ErrorCode[]>();

const doing = async (what: string): Promise<void> => {
  const code = refused.get(what.split(' ')[0] ?? '')?.shift();
  if (code) throw new AppError(code);
  done.push(what);
};
const wanted = new AppError('auth/multi-factor-auth-required');

beforeEach(() => {
  localStorage.clear();
  record = null;
  done = [];
  signedIn = null;
  refused.clear();
  Object.assign(switchedOn, { google: true, factors: true });
  vi.stubGlobal('location', { search: '?from=/saved', replace: (to: string) => done.push(`leave ${to}`) });
  Object.assign(service.google, {
    signIn: async () => {
      await doing('popup');
      signedIn = account;
      return { account: signedIn, names };
    },
  });
  Object.assign(service.factors, {
    continued: (error: unknown) => {
      expect(error).toBe(wanted);
      return async (code: string) => {
        await doing(`code ${code}`);
        signedIn = account;
        return account;
      };
    },
  });
  Object.assign(service.accounts, {
    current: async () => signedIn,
    signIn: async () => {
      throw wanted;
    },
    signOut: async () => {
      signedIn = null;
    },
    setProfile: async (uid: string, username: string, photo: string | null) => {
      if (signedIn?.uid !== uid) throw new AppError('firestore/unauthenticated');
      await doing(`profile ${username} ${photo}`);
    },
  });
  Object.assign(service.people, {
    own: async () => {
      await doing('own');
      done.pop();
      return record;
    },
    isTaken: async (username: string) => username === 'taken',
    isRegistered: async () => true,
  });
  Object.assign(service.ownRecord, {
    signUp: async (uid: string, { email, username, name }: typeof typed & { email: string }) => {
      await doing(`record ${email} ${username}`);
      record = recordOf(uid, { email, username, name });
    },
    edit: async (_: string, { name }: typeof names) => doing(`names ${name}`),
    confirmEmail: async () => doing('verified'),
  });
});

afterEach(() => {
  leaveCode();
  for (const form of [googleForm, personForm, signInForm]) form.reset();
  vi.unstubAllGlobals();
});

const google = () => googleForm.submit({});
const said = () => personForm.$state.get();
const remembered = () => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');

describe('[USER-7] sign-in by Google', () => {
  test('asks a new user for what Google does not know; only then there is a session, without Google’s name and picture', async () => {
    await google();
    expect($signInStep.get()).toMatchObject({
      step: 'person',
      names: { ...names, mobile: '' },
      record: null,
    });
    expect([googleForm.$state.get().step, remembered(), done]).toEqual(['idle', null, ['popup']]);
    await personForm.submit(typed);
    expect(done).toEqual([
      'popup',
      'record aysel@kodyol.example aysel',
      'profile aysel https://s.example/own.webp',
      'verified',
      'leave /saved',
    ]);
    expect(remembered()).toMatchObject({ uid: 'aysel', username: 'aysel' });
  });

  test('a taken username is said at its field, and what a lost answer has stored counts', async () => {
    await google();
    await personForm.submit({ ...typed, username: 'taken' });
    expect(said()).toMatchObject({ step: 'failed', field: 'username' });
    refused.set('profile', ['auth/network-request-failed']);
    await personForm.submit(typed);
    expect(said()).toMatchObject({ message: expect.stringMatching(/^Serverə qoşulmaq alınmadı/) });
    await personForm.submit(typed);
    expect(done.filter((what) => what.startsWith('record'))).toHaveLength(1);
    expect(said().step).toBe('leaving');
  });

  test('who leaves the form is signed out and asked again at the next sign-in', async () => {
    await google();
    await leavePerson();
    expect([signedIn, $signInStep.get().step]).toEqual([null, 'none']);
    await google();
    expect($signInStep.get().step).toBe('person');
  });

  test('joins an account that has verified its e-mail, and gives back its name and picture', async () => {
    record = recordOf('aysel', { verified: true });
    await google();
    expect(done).toEqual(['popup', 'profile aysel https://s.example/own.webp', 'leave /saved']);
  });

  test('shows the names of a record that nobody has proven to be theirs, once', async () => {
    record = recordOf('orxan', { name: 'Yad' });
    const signIn = async () => {
      signedIn = { ...account, uid: 'orxan', email: record?.email ?? '' };
      return { account: signedIn, names };
    };
    Object.assign(service.google, { signIn });
    await google();
    expect($signInStep.get()).toMatchObject({
      step: 'person',
      names: { name: 'Yad' },
      record: { name: 'Yad' },
    });
    await personForm.submit(typed);
    expect(done).toEqual([
      'names Aysel',
      'profile orxan https://s.example/own.webp',
      'verified',
      'leave /saved',
    ]);
  });

  test('[USER-6] completes a deletion that broke off instead', async () => {
    Object.assign(service.google, {
      signIn: async () => ({ account: { ...account, username: leavingName }, names }),
    });
    await google();
    expect([done, $signInStep.get().step, remembered()]).toEqual([['erase aysel'], 'none', null]);
  });

  test('a pop-up that is closed is no failure', async () => {
    refused.set('popup', ['auth/popup-closed-by-user']);
    await google();
    expect([googleForm.$state.get().step, $closedPopUp.get()]).toEqual(['idle', true]);
    await google();
    expect([$signInStep.get().step, $closedPopUp.get()]).toEqual(['person', false]);
  });

  test.each([
    ['auth/popup-blocked', 'Brauzer Google pəncərəsini açmadı.'],
    ['auth/network-request-failed', 'Serverə qoşulmaq alınmadı.'],
    ['auth/account-exists-with-different-credential', 'Bu e-poçtla hesab artıq var.'],
  ] as const)('%s says what to do', async (code, text) => {
    refused.set('popup', [code]);
    await google();
    expect(googleForm.$state.get()).toMatchObject({ step: 'failed', message: expect.stringContaining(text) });
  });

  test('[USER-4] another tab that has signed somebody else in is not overruled', async () => {
    await google();
    signedIn = { ...account, uid: 'orxan' };
    await personForm.submit(typed);
    expect(said()).toMatchObject({ step: 'failed', code: 'firestore/unauthenticated' });
    expect(remembered()).toBeNull();
  });
});

describe('[USER-8] the code of the authenticator app', () => {
  beforeEach(() => {
    record = recordOf('aysel', { verified: true, email: 'aysel@kodyol.example' });
  });
  const password = () => signInForm.submit({ email: 'aysel@kodyol.example', password: 'nar-cicek-7' });

  test('is asked for behind the password; a wrong one is said at its field', async () => {
    await password();
    expect([signInForm.$state.get().step, $signInStep.get().step]).toEqual(['idle', 'code']);
    expect(remembered()).toBeNull();
    refused.set('code', ['auth/invalid-verification-code']);
    await codeForm.submit({ code: '111 111' });
    expect(codeForm.$state.get()).toMatchObject({ step: 'failed', field: 'code' });
    await codeForm.submit({ code: ' 123 456' });
    expect(done).toEqual(['code 123456', 'leave /saved']);
    expect(remembered()).toMatchObject({ uid: 'aysel' });
  });

  test('counts once: what fails behind it is tried again without it', async () => {
    await password();
    refused.set('own', ['firestore/unavailable']);
    await codeForm.submit({ code: '123456' });
    expect(codeForm.$state.get()).toMatchObject({ step: 'failed' });
    await codeForm.submit({ code: '123456' });
    expect(done).toEqual(['code 123456', 'leave /saved']);
  });

  test('is asked for behind Google, too', async () => {
    Object.assign(service.google, {
      signIn: async () => {
        throw wanted;
      },
    });
    await google();
    await codeForm.submit({ code: '123456' });
    expect(done.at(-1)).toBe('leave /saved');
  });

  test('back to the form forgets it; a site without second factors says so', async () => {
    await password();
    leaveCode();
    await codeForm.submit({ code: '123456' });
    expect([done, codeForm.$state.get().step]).toEqual([[], 'failed']);
    switchedOn.factors = false;
    await password();
    expect(signInForm.$state.get()).toMatchObject({
      step: 'failed',
      message: expect.stringContaining('Saytda bu addım qurulmayıb'),
    });
  });
});
