import { workerMessages } from './kept-pages.ts';

/** Asks the service worker to remove every page that was read or saved: the next reader here may be somebody else (READ-5). */
export async function forgetKeptPages(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ type: workerMessages.forget });
  } catch (error) {
    console.warn(error);
  }
}

/**
 * Asks the service worker to keep these pages for reading offline (READ-4, READ-5): the whole list each time, so that it
 * also learns what was removed. On a first visit the worker is asked when it has started; without one nothing is kept.
 */
export async function keepOffline(addresses: readonly string[]): Promise<void> {
  const registration = await globalThis.navigator?.serviceWorker?.ready;
  registration?.active?.postMessage({ type: workerMessages.keep, addresses });
}
