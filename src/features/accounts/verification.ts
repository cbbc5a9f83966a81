import { errors } from '#core/cloud/error-texts.ts';
import { formStore } from '#core/forms/form-store.ts';
import { latest } from '#core/page/latest.ts';
import { loadPart } from '#core/page/load-part.ts';
import { noteRefusal } from '#core/page/refusals.ts';
import type { Account } from '#core/session/accounts-gateway.ts';
import { $profile, changeProfile, ownUid } from '#core/session/profile.ts';
import { $session } from '#core/session/session.ts';
import { uidOf } from '#core/session/session-hint.ts';
import { emailSettings } from './texts.ts';

const gateway = async () => (await loadPart(() => import('#core/session/accounts-gateway.ts'))).accounts;

const requests = latest();

/** Asks the service anew and shows the answer. One that comes after a later one must not take the verification back. */
async function refresh(uid: string): Promise<Account> {
  const isLatest = requests.begin();
  const account = await (await gateway()).refreshed(uid);
  if (account.emailVerified || isLatest()) changeProfile(uid, { account });
  return account;
}

const letterForm = () =>
  formStore<never>({
    failed: emailSettings.failed,
    texts: { 'part/unreachable': errors['part/unreachable'] },
    async send() {
      // The front page has no record (START-1).
      await (await gateway()).sendVerification(uidOf($session.get()) ?? ownUid());
      return { done: emailSettings.success };
    },
  });

/** Sends the e-mail with the verification link (USER-2). */
export const verificationForm = letterForm();

/** The same below a course code that was refused because the e-mail is not verified (SCHOOL-1). */
export const codeLetterForm = letterForm();

/** Checks whether the e-mail is verified now, for a user who returns from the link. */
export const verifiedForm = formStore<never>({
  async send() {
    const account = await refresh(ownUid());
    return {
      done: account.emailVerified
        ? emailSettings.verified(account.email ?? '')
        : emailSettings.stillUnverified,
    };
  },
});

/** Checks again whenever the page becomes visible, until the e-mail is verified. */
export function watchVerification(): () => void {
  const check = async () => {
    const profile = $profile.get();
    if (document.visibilityState !== 'visible') return;
    if (profile.state !== 'ready' || profile.account.emailVerified) return;
    try {
      await refresh(profile.account.uid);
    } catch (error) {
      console.error(error);
      noteRefusal(error);
    }
  };
  // What the forms say is about this user, so it is cleared when the session ends.
  const stopForgetting = $profile.listen(({ state }) => {
    if (state !== 'guest') return;
    verificationForm.reset();
    codeLetterForm.reset();
    verifiedForm.reset();
  });
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  return () => {
    stopForgetting();
    removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
  };
}
