// What the service worker keeps (READ-5); pages read these caches, too.

export const keptCaches = {
  read: 'kodyol-read',
  saved: 'kodyol-saved',
  savedFiles: 'kodyol-saved-files',
  files: 'kodyol-files',
  pictures: 'kodyol-pictures',
} as const;

export const savedListPage = '/saved';

/** Another message, CACHE_URLS, is Workbox's own. */
export const workerMessages = {
  keep: 'keep', // the whole list: `{ type, addresses }`
  forget: 'forget',
} as const;

export async function forgetKeptPages(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ type: workerMessages.forget });
  } catch (error) {
    console.warn(error);
  }
}

/** The whole list each time, so that the service worker learns what was removed (READ-4, READ-5). */
export async function keepOffline(addresses: readonly string[]): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.ready;
  registration?.active?.postMessage({ type: workerMessages.keep, addresses });
}
