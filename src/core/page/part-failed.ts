/** Listeners add to the event's `detail` what the sender waits for. */
export const partFailed = 'kodyol:part-failed';

/** Resolves when outdated-page.ts has found no newer page that would have the part. */
export async function whenNotOutdated(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  globalThis.dispatchEvent?.(new CustomEvent(partFailed, { detail: waits }));
  await Promise.all(waits);
}
