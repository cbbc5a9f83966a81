import { loadPart } from '#stores/shared/load-part.ts';
import { $profile } from './profile.ts';

/** Looks out for the verification of the e-mail, where it is not verified yet: the letter is followed in another tab. */
export function whenUnverified(): void {
  const stop = $profile.listen((profile) => {
    if (profile.state !== 'ready') return;
    stop();
    if (profile.account.emailVerified) return;
    loadPart(() => import('./verification.ts')).then(
      ({ watchVerification }) => watchVerification(),
      // Without it the visitor reloads the page.
      (error: unknown) => console.error(error),
    );
  });
}
