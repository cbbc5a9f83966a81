import { atom } from 'nanostores';
import { errors, resetErrors } from '#core/cloud/error-texts.ts';
import { AppError, codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { formStore } from '#core/forms/form-store.ts';
import { loadPart } from '#core/page/load-part.ts';
import { actionCodeIn, type EmailAction } from '#core/session/email.ts';
import { emailAction as texts } from './email-action-texts.ts';

type ActionState =
  | { step: 'reading' }
  /** `isDead`: another attempt with the same link can't help. */
  | { step: 'failed'; message: string; isDead: boolean }
  | { step: 'asked'; action: EmailAction }
  /** `isSignedIn`: this device has a session of the account, and it goes on. */
  | { step: 'done'; action: EmailAction; isSignedIn: boolean };

/** The link of a letter that this page was opened with. Nothing happens before the visitor agrees. */
export const $action = atom<ActionState>({ step: 'reading' });

const letters = async () => (await loadPart(() => import('./gateway.ts'))).emailActions;
const accountsGateway = async () =>
  (await loadPart(() => import('#core/session/accounts-gateway.ts'))).accounts;

const deadCodes: readonly ErrorCode[] = [
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-disabled',
  'auth/user-not-found',
];

function code(): string {
  const found = actionCodeIn(location.search);
  if (found === null) throw new AppError('auth/invalid-action-code');
  return found;
}

export async function readAction(): Promise<void> {
  $action.set({ step: 'reading' });
  try {
    const asked = code();
    $action.set({ step: 'asked', action: await (await letters()).read(asked) });
  } catch (error) {
    const reason = codeOf(error);
    if (reason === 'unknown') console.error(error);
    $action.set({ step: 'failed', message: errors[reason], isDead: deadCodes.includes(reason) });
  }
}

function asked(): EmailAction {
  const state = $action.get();
  if (state.step !== 'asked') throw new AppError('auth/invalid-action-code');
  return state.action;
}

export const applyForm = formStore<never>({
  async send() {
    const action = asked();
    await (await letters()).apply(code());
    return finish(action);
  },
});

export const newPasswordForm = formStore<'password'>({
  texts: resetErrors,
  fields: {
    'auth/weak-password': 'password',
    'auth/password-does-not-meet-requirements': 'password',
  },
  async send({ password }) {
    const action = asked();
    await (await letters()).setPassword(code(), password);
    return finish(action);
  },
});

/** After `recover`: whoever changed the e-mail knows the password. */
export const passwordLetterForm = formStore<never>({
  texts: resetErrors,
  async send() {
    const state = $action.get();
    if (state.step === 'done') await (await accountsGateway()).sendReset(state.action.email);
    return { done: texts.newPasswordLetterSent };
  },
});

async function finish(action: EmailAction): Promise<{ done: string }> {
  $action.set({ step: 'done', action, isSignedIn: await goesOn(action.email) });
  return { done: texts.kinds[action.kind].done(action.email) };
}

/** The service ends the sessions of an account whose e-mail or password changes; asking about the account makes this device notice. */
async function goesOn(email: string): Promise<boolean> {
  try {
    const accounts = await accountsGateway();
    const { uid = null } = (await accounts.current()) ?? {};
    return uid !== null && (await accounts.refreshed(uid)).email === email;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
