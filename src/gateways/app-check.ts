import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckKey } from '#configuration';
import { firebaseApp } from './app.ts';

// Loaded only where App Check is configured: its SDK can't be left out of a file that imports it.

let check: AppCheck | undefined;

/** App Check's proof that a request comes from this site; `null` if it can't be had, which only enforcement minds. */
export async function appProof(): Promise<string | null> {
  if (!appCheckKey) return null;
  check ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey),
    isTokenAutoRefreshEnabled: true,
  });
  return getToken(check).then(
    ({ token }) => token,
    () => null,
  );
}
