import { setTimeout as sleep } from 'node:timers/promises';
import { configuration } from '#configuration';
import { codeOf, type ErrorCode } from '#domain/shared/errors.ts';
import { limits } from '#domain/shared/limits.ts';
import type { CollectionResult, Reading } from '#gateways/collection-result.ts';
import { logBuildWarning } from './build-warning.ts';
import { bundleVariable } from './kept-values.ts';

let begun: Promise<Date> | undefined;

/**
 * The service's time before the first collection was read; `undefined` before that, and on a site without Firebase. What
 * is planned for a later time is not in this build.
 */
export const readStartedAt = (): Promise<Date> | undefined => begun;

/** Taken once, with a query for posts, so that all collections are read as of the same moment. */
function readingTime(): Promise<Date> {
  begun ??= attempt('blogs', async () => (await import('#gateways/firebase/service-time.ts')).serviceTime());
  return begun;
}

/** Documents a request of a build with its own credentials: 20 MB if every post is as long as it may be. */
const ownPage = 100;

/** A guest may list few at once (firebase/firestore.rules); a build that signs in reads with fewer requests. */
async function pageSize(): Promise<number> {
  const key = process.env.FIREBASE_SERVICE_ACCOUNT;
  if (!key) return limits.guestPage;
  (await import('./service-account.ts')).readAsServiceAccount(key);
  return ownPage;
}

/** Milliseconds before the second and the third attempt. */
const pauses = [2_000, 8_000];

/** Failures that a moment later may be gone. */
const passing: readonly ErrorCode[] = [
  'firestore/aborted',
  'firestore/deadline-exceeded',
  'firestore/resource-exhausted',
  'firestore/unavailable',
];

/** Makes a request, up to three times. A build that fails publishes nothing, so one hiccup must not end it. */
export async function attempt<Page>(collection: string, ask: () => Promise<Page>): Promise<Page> {
  for (const [index, pause] of pauses.entries()) {
    try {
      return await ask();
    } catch (error) {
      const code = codeOf(error);
      if (!passing.includes(code)) throw error;
      logBuildWarning(
        `Firestore "${collection}": attempt ${index + 1} of ${pauses.length + 1} failed (${code}), the next one in ${pause / 1000} s.`,
      );
      await sleep(pause);
    }
  }
  return ask();
}

/**
 * All documents of a Firestore collection; none on a site without Firebase. Malformed documents are left out and
 * reported in the build log (CMS-4).
 * @throws Error if Firestore is configured and cannot be read; the published site then stays unchanged.
 */
export async function fromFirestore<Item>(
  collection: string,
  read: (reading: Reading) => Promise<CollectionResult<Item>>,
): Promise<Item[]> {
  // A build that makes the bundle only needs no document.
  if (!configuration.firebase || process.env[bundleVariable] !== undefined) return [];
  try {
    const size = await pageSize();
    const { items, malformed } = await read({
      pageSize: size,
      until: await readingTime(),
      attempt: (ask) => attempt(collection, ask),
    });
    for (const { id, field, problem } of malformed) {
      logBuildWarning(`Firestore document ${collection}/${id} is left out: "${field}" ${problem}.`);
    }
    return items;
  } catch (error) {
    const code = codeOf(error);
    throw new Error(
      `Firestore is configured but could not be read (${code}). Nothing is built, so the site that is up stays as it is.`,
      { cause: error },
    );
  }
}
