import { loadPart } from '#core/page/load-part.ts';
import { $profile } from '#core/session/profile.ts';

/** Watches an e-mail that is not verified yet, because the user opens the verification link in another tab. */
export function whenUnverified(): void {
  const stop = $profile.listen((profile) => {
    // Whoever comes next on this page may be unverified.
    if (profile.state !== 'ready' || profile.account.emailVerified) return;
    stop();
    loadPart(() => import('./verification.ts')).then(
      ({ watchVerification }) => watchVerification(),
      // If it can't be loaded, the user has to reload the page.
      (error: unknown) => console.error(error),
    );
  });
}
