import { workerMessages } from '#domain/shared/kept-pages.ts';

/** Asks the service worker to remove every page that was read or saved: the next reader here may be somebody else (READ-5). */
export async function forgetKeptPages(): Promise<void> {
  try {
    const registration = await globalThis.navigator?.serviceWorker?.getRegistration();
    registration?.active?.postMessage({ type: workerMessages.forget });
  } catch (error) {
    console.warn(error);
  }
}
