import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckKey } from '#configuration';
import { firebaseApp } from './app.ts';

// Loaded only where App Check is configured: its SDK can't be left out of a file that imports it.

let check: AppCheck | undefined;

/** A proof that can't be had stops no request. */
export function startAppCheck(): AppCheck | null {
  if (!appCheckKey) return null;
  check ??= initializeAppCheck(firebaseApp(), {
    provider: new ReCaptchaEnterpriseProvider(appCheckKey),
    isTokenAutoRefreshEnabled: true,
  });
  return check;
}

export async function appProof(): Promise<string | null> {
  const own = startAppCheck();
  if (!own) return null;
  return getToken(own).then(
    ({ token }) => token,
    () => null,
  );
}
