import { workerMessages } from './kept-pages.ts';

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
