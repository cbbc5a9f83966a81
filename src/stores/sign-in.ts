import { atom } from 'nanostores';
import { may } from '#domain/access.ts';
import { AppError, codeOf } from '#domain/errors.ts';
import { lowerCase } from '#domain/letters.ts';
import { returnPath } from '#domain/routes.ts';
import { partingWordsKey } from '#domain/storage-keys.ts';
import { roleOf } from '#domain/user.ts';
import { signIn as texts } from '#messages/accounts.ts';
import { errors, signInErrors } from '#messages/errors.ts';
import { rememberSession } from './session.ts';

export type SignInState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'failed'; message: string }
  | { step: 'done' };

export const $signIn = atom<SignInState>({ step: 'idle' });

/** Where the sign-in was asked for (SIGNIN-4). */
export const wayBack = (): string => returnPath(new URLSearchParams(location.search).get('from'));

/**
 * Signs in and goes back to where it was asked for (SIGNIN-1, SIGNIN-2). An e-mail without a record, also one whose
 * record was deleted, is told apart before and after the password.
 */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  if ($signIn.get().step === 'sending' || $signIn.get().step === 'done') return;
  $signIn.set({ step: 'sending' });
  try {
    const [{ accounts }, { people }] = await Promise.all([
      import('#gateways/firebase/accounts.ts'),
      import('#gateways/firebase/people.ts'),
    ]);
    const address = lowerCase(email.trim());
    if (!(await accounts.isRegistered(address))) throw new AppError('firestore/not-found');
    const account = await accounts.signIn(address, password);
    const record = await people.own(account.uid);
    if (!record) {
      await accounts.signOut();
      throw new AppError('firestore/not-found');
    }
    sessionStorage.setItem(partingWordsKey, texts.success(record.name));
    rememberSession({
      uid: account.uid,
      username: record.username,
      photo: account.photo,
      staff: may(roleOf(record), 'open-panel'),
    });
    $signIn.set({ step: 'done' });
    location.assign(wayBack());
  } catch (error) {
    const code = codeOf(error);
    if (code === 'unknown') console.error(error);
    $signIn.set({ step: 'failed', message: signInErrors[code] ?? errors[code] });
  }
}
