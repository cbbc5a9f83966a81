/** Event of a part that could not be loaded. Listeners add to its `detail` what the sender waits for. */
export const partFailed = 'kodyol:part-failed';

/** Resolves when core/page/outdated-page.ts has found that no newer page of this address would have the part. */
export async function whenNotOutdated(): Promise<void> {
  const waits: Promise<unknown>[] = [];
  // Tests of stores have no page.
  globalThis.dispatchEvent?.(new CustomEvent(partFailed, { detail: waits }));
  await Promise.all(waits);
}
