import { setTimeout as sleep } from 'node:timers/promises';
import { configuration } from '#configuration';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { limits } from '#core/words/limits.ts';
import { logBuildWarning, reportProblem } from './build-warning.ts';
import { type CollectionResult, type Reading, serviceTime } from './firestore-reader.ts';

let begun: Promise<Date> | undefined;

/**
 * When this build began to read: what is planned for a later time is not in it (SCHOOL-5). The service's time, taken once
 * with a query for posts, so that all collections are read as of the same moment; the machine's on a site without Firebase.
 */
export function buildTime(): Promise<Date> {
  begun ??= configuration.firebase ? attempt('blogs', serviceTime) : Promise.resolve(new Date());
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
  if (!configuration.firebase) return [];
  try {
    const size = await pageSize();
    const { items, malformed } = await read({
      pageSize: size,
      until: await buildTime(),
      attempt: (ask) => attempt(collection, ask),
    });
    for (const { id, problem, ...wrong } of malformed) {
      const place = `${collection}/${id}`;
      reportProblem(
        { place, ...wrong },
        `Firestore document ${place} is left out: "${wrong.field}" ${problem}.`,
      );
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
