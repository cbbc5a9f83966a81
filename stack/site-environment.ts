import type { Backend } from './backend.ts';

/**
 * The variables that point the site at this stack (`.env.example` documents them). Without a backend the Firebase
 * ones are absent and the site is built from content/ alone.
 */
export function siteEnvironment(siteUrl: string, backend: Backend | null): Record<string, string> {
  const site = { PUBLIC_SITE_URL: siteUrl, ASTRO_TELEMETRY_DISABLED: '1' };
  if (backend === null) return site;
  const { projectId, hosts } = backend;
  return {
    ...site,
    PUBLIC_FIREBASE_PROJECT_ID: projectId,
    PUBLIC_FIREBASE_API_KEY: 'demo-key',
    PUBLIC_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    PUBLIC_FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    PUBLIC_FIREBASE_APP_ID: 'demo-app',
    PUBLIC_FIREBASE_MESSAGING_SENDER_ID: '0',
    PUBLIC_FIREBASE_AUTH_EMULATOR: hosts.auth,
    PUBLIC_FIREBASE_FIRESTORE_EMULATOR: hosts.firestore,
    PUBLIC_FIREBASE_STORAGE_EMULATOR: hosts.storage,
  };
}
