import { loadPart } from '#stores/shared/load-part.ts';
import { $profile } from './profile.ts';

/** Looks out for the verification of the e-mail, where it is not verified yet: the letter is followed in another tab. */
export function whenUnverified(): void {
  const stop = $profile.listen((profile) => {
    // Whoever comes next on this page may be unverified.
    if (profile.state !== 'ready' || profile.account.emailVerified) return;
    stop();
    loadPart(() => import('./verification.ts')).then(
      ({ watchVerification }) => watchVerification(),
      // Without it the visitor reloads the page.
      (error: unknown) => console.error(error),
    );
  });
}
