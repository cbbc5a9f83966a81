// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AppError, type ErrorCode } from '#core/cloud/errors.ts';
import { $profile } from '#core/session/profile.ts';
import { recordOf } from '#support/fake-service.ts';
import { passwordForm } from './account-changes.ts';
import { $action, readAction } from './email-action.ts';
import { resetForm, signInForm } from './sign-in.ts';
import { signUpForm } from './sign-up.ts';

/** The service: an e-mail that is registered, and what it refuses. */
const service = vi.hoisted(() => ({ accounts: {}, people: {}, ownRecord: {}, emailActions: {} }));
vi.mock('#core/session/accounts-gateway.ts', () => ({ accounts: service.accounts }));
vi.mock('#core/cloud/people.ts', () => ({ people: service.people }));
vi.mock('#core/cloud/own-record.ts', () => ({ ownRecord: service.ownRecord }));
vi.mock('./gateway.ts', () => ({
  emailActions: service.emailActions,
  accountChanges: { prove: async () => {}, setPassword: async () => {} },
}));
vi.mock('./sign-in-gateway.ts', () => ({
  signInParts: { google: async () => ({ prove: async () => {} }) },
}));

const typed = { email: 'ayla@x.az', password: 'nar-cicek-7' };
const person = { ...typed, name: 'Ayla', surname: 'Quliyeva', username: 'ayla', mobile: '' };

/** Each method of the service that the form needs refuses with this code. */
function refusing(code: ErrorCode): void {
  const refuse = () => Promise.reject(new AppError(code));
  Object.assign(service.accounts, { signIn: refuse, create: refuse, sendReset: refuse });
  Object.assign(service.people, { isRegistered: async () => true, isTaken: async () => false });
  Object.assign(service.emailActions, { read: refuse });
}

const forms = {
  'sign-in': [signInForm, typed],
  'sign-up': [signUpForm, person],
  'forgotten password': [resetForm, typed],
} as const;
const said = (name: keyof typeof forms) => forms[name][0].$state.get();
async function send(name: keyof typeof forms): Promise<void> {
  const [form, value] = forms[name];
  await form.submit(value as never);
}

afterEach(() => {
  for (const [form] of Object.values(forms)) form.reset();
});

const general = 'Xəta baş verdi!';

describe('[SIGNIN-2] [SIGNIN-3] [SIGNUP-4] what the Auth service refuses has the text of its form', () => {
  test.each<[keyof typeof forms, ErrorCode, string]>([
    ['sign-in', 'auth/user-not-found', 'İstifadəçi tapılmadı.'],
    ['sign-in', 'auth/invalid-email', 'Yanlış e-poçt ünvanı.'],
    ['sign-in', 'auth/wrong-password', 'Şifrəniz yanlışdır.'],
    ['sign-in', 'auth/invalid-credential', 'Şifrəniz yanlışdır.'],
    [
      'sign-in',
      'auth/too-many-requests',
      'Çox yanlış kod girdiyiniz üçün, profiliniz keçici olaraq bloklanmışdır.',
    ],
    ['sign-in', 'auth/operation-not-allowed', general],
    ['sign-in', 'unknown', general],
    ['sign-up', 'auth/invalid-email', 'Yanlış e-poçt ünvanı.'],
    ['sign-up', 'auth/operation-not-allowed', 'Əməliyyat qadağandır.'],
    ['sign-up', 'auth/too-many-requests', general],
    ['sign-up', 'unknown', general],
    ['forgotten password', 'auth/invalid-email', 'Yanlış e-poçt ünvanı.'],
    ['forgotten password', 'auth/user-not-found', 'İstifadəçi emaili tapılmadı.'],
    ['forgotten password', 'unknown', general],
  ])('%s, %s: %s', async (form, code, text) => {
    refusing(code);
    await send(form);
    expect(said(form)).toMatchObject({ step: 'failed', message: text });
  });
});

test('[SIGNUP-2] [SIGNUP-3] whose username was taken while the form was sent is told so, and leaves no half of a user', async () => {
  const removed: string[] = [];
  const isTaken = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  Object.assign(service.people, { isTaken, isRegistered: async () => false, own: async () => null });
  Object.assign(service.accounts, {
    create: async (email: string) => ({
      uid: 'new',
      email,
      emailVerified: false,
      username: null,
      photo: null,
    }),
    remove: async (uid: string) => removed.push(uid),
  });
  Object.assign(service.ownRecord, {
    signUp: () => Promise.reject(new AppError('firestore/permission-denied')),
  });
  await send('sign-up');
  expect(said('sign-up')).toMatchObject({
    step: 'failed',
    field: 'username',
    message: 'Bu istifadəçi adı artıq mövcuddur.',
  });
  expect(removed).toEqual(['new']);
});

test('[USER-5] [USER-7] a first password is set, another one is changed', async () => {
  const uid = 'ayla';
  const hasPassword = false;
  const account = { uid, email: null, emailVerified: true, username: uid, photo: null, hasPassword };
  $profile.set({ state: 'ready', account: { ...account, hasFactor: false }, record: recordOf(uid) });
  // Without a password the form has no field for it.
  await passwordForm.submit({ next: typed.password } as Parameters<typeof passwordForm.submit>[0]);
  expect(passwordForm.$state.get()).toMatchObject({ message: expect.stringMatching(/^Şifrə qoyuldu\./) });
  expect($profile.get()).toMatchObject({ account: { hasPassword: true } });
  await passwordForm.submit({ password: typed.password, next: 'nar-cicek-8', code: '' });
  expect(passwordForm.$state.get()).toMatchObject({
    message: expect.stringMatching(/^Şifrəniz dəyişdirildi\./),
  });
});

describe('[USER-5] a link of a letter that can’t be used', () => {
  test.each<[ErrorCode, boolean, string]>([
    ['auth/expired-action-code', true, 'Bu keçidin vaxtı bitib.'],
    ['auth/invalid-action-code', true, 'Bu keçiddən artıq istifadə olunub və ya keçid tam deyil.'],
    ['auth/user-disabled', true, 'Bu hesab dayandırılıb.'],
    ['auth/user-not-found', true, 'İstifadəçi tapılmadı.'],
    ['auth/network-request-failed', false, 'Serverə qoşulmaq alınmadı.'],
  ])('%s says why, and offers another attempt unless that is in vain: %s', async (code, isDead, text) => {
    history.replaceState(null, '', '/auth/action?mode=verifyEmail&oobCode=x');
    refusing(code);
    await readAction();
    expect($action.get()).toMatchObject({ step: 'failed', isDead, message: expect.stringContaining(text) });
  });

  test('the service is not asked about an address without a code', async () => {
    history.replaceState(null, '', '/auth/action');
    const read = vi.fn();
    Object.assign(service.emailActions, { read });
    await readAction();
    expect($action.get()).toMatchObject({ step: 'failed', isDead: true });
    expect(read).not.toHaveBeenCalled();
  });
});
