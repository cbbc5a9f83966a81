import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckKey } from '#configuration';
import { firebaseApp } from './app.ts';

// Loaded only where App Check is configured: its SDK can't be left out of a file that imports it.

/** The SDK loads it by itself, but waits for ever, and every request with it, where it is blocked. */
const reCaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit';

/** In ms. */
const patience = 5_000;

const isLoaded = (): Promise<boolean> =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: reCaptcha });
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    setTimeout(() => resolve(false), patience);
    document.head.append(script);
  });

let check: Promise<AppCheck | null> | undefined;

/** A proof that can't be had stops no request. */
export function startAppCheck(): Promise<AppCheck | null> {
  check ??= isLoaded().then((isThere) =>
    appCheckKey && isThere
      ? initializeAppCheck(firebaseApp(), {
          provider: new ReCaptchaEnterpriseProvider(appCheckKey),
          isTokenAutoRefreshEnabled: true,
        })
      : null,
  );
  return check;
}

export async function appProof(): Promise<string | null> {
  const own = await startAppCheck();
  if (!own) return null;
  return getToken(own).then(
    ({ token }) => token,
    () => null,
  );
}
