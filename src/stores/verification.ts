import { settings } from '#messages/accounts.ts';
import { formStore } from './form.ts';
import { $profile, changeProfile } from './profile.ts';

const gateway = async () => (await import('#gateways/firebase/accounts.ts')).accounts;

/** Sends the letter with the link that verifies the e-mail (USER-2). */
export const verificationForm = formStore<never>({
  failed: settings.email.failed,
  async send() {
    await (await gateway()).sendVerification();
    return { done: settings.email.success };
  },
});

/** Whoever has followed the link comes back and finds it verified. */
export const verifiedForm = formStore<never>({
  async send() {
    const account = await (await gateway()).refreshed();
    changeProfile({ account });
    return {
      done: account.emailVerified
        ? settings.email.verified(account.email ?? '')
        : settings.email.stillUnverified,
    };
  },
});

/** Asks again whenever the page comes back to the front, until the e-mail is verified. */
export function watchVerification(): () => void {
  const look = () => {
    const profile = $profile.get();
    if (document.visibilityState !== 'visible') return;
    if (profile.state !== 'ready' || profile.account.emailVerified) return;
    gateway()
      .then((accounts) => accounts.refreshed())
      .then((account) => changeProfile({ account }))
      .catch((error: unknown) => console.error(error));
  };
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
