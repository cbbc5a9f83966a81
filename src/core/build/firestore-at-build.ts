import { setTimeout as sleep } from 'node:timers/promises';
import { configuration } from '#configuration';
import { codeOf, type ErrorCode } from '#core/cloud/errors.ts';
import { limits } from '#core/words/limits.ts';
import { logBuildWarning, reportProblem } from './build-warning.ts';
import { type CollectionResult, type Reading, serviceTime } from './firestore-reader.ts';

let begun: Promise<Date> | undefined;

/** What is planned for later is not in this build (SCHOOL-5). The service's time, so that all collections are read as of one moment. */
export function buildTime(): Promise<Date> {
  begun ??= configuration.firebase ? attempt('blogs', serviceTime) : Promise.resolve(new Date());
  return begun;
}

const ownPage = 100;

/** A guest may list few documents at once (firebase/firestore.rules). */
async function pageSize(): Promise<number> {
  const key = process.env.FIREBASE_SERVICE_ACCOUNT;
  if (!key) return limits.guestPage;
  (await import('./service-account.ts')).readAsServiceAccount(key);
  return ownPage;
}

const pauses = [2_000, 8_000]; // ms, before the second and the third attempt

const passing: readonly ErrorCode[] = [
  'firestore/aborted',
  'firestore/deadline-exceeded',
  'firestore/resource-exhausted',
  'firestore/unavailable',
];

/** A failed build publishes nothing, so one hiccup must not end it. */
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

/** Malformed documents are left out and reported (CMS-4). @throws Error if Firestore can't be read: the published site stays. */
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
