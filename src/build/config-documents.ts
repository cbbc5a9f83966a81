import { type BuildProblem, configAddress, problemsTold } from '#core/build/build-note.ts';
import { logBuildWarning } from '#core/build/build-warning.ts';
import { encodeFields } from '#core/build/firestore-value.ts';
import { accessTokenOf, serviceAccountIn } from '#core/build/service-account.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import type { tasksOf } from '#features/exercises/exercise.ts';

// What a build writes into Firestore. Only a service account may; without one nothing is written.

/** What the rules know of the courses. */
export interface CoursesKnown {
  prices: Record<string, number>;
  tasks: ReturnType<typeof tasksOf>;
}

/** Milliseconds that Firestore has. */
const patience = 10_000;

type Firebase = Configuration['firebase'];

/** Replaces fields of a document of `config`. @param lost what is missing if it can't be written: a warning, no failure. */
async function write(name: string, fields: object, firebase: Firebase, lost: string): Promise<void> {
  const key = process.env.FIREBASE_SERVICE_ACCOUNT;
  const address = configAddress(firebase, name);
  if (address === null || (!firebase?.emulators && !key)) return;
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=${field}`);
  try {
    // The emulators take 'owner' for the operator.
    const token = firebase?.emulators ? 'owner' : await accessTokenOf(serviceAccountIn(key ?? ''));
    const answer = await fetch(`${address}?${mask.join('&')}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fields: encodeFields({ ...fields }) }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`Firestore answered ${answer.status}`);
  } catch (error) {
    logBuildWarning(`${lost}: ${String(error)}.`);
  }
}

/**
 * Notes why a build fails in `config/failure`, where panel and /admin read it: it can't be in a file, because the site that
 * is up stays as it is (OPS-3). Without a service account the build's log alone has the reason.
 */
export const tellFailure = (problems: readonly BuildProblem[], firebase: Firebase): Promise<void> =>
  write(
    'failure',
    { at: new Date(), problems: JSON.stringify(problems.slice(0, problemsTold)) },
    firebase,
    'The panel is not told why this build fails',
  );

/**
 * Writes what the rules have to know of the content into `config/courses`: the prices of the courses, in qəpik by path, because an
 * order has this price (PAY-2), and the tasks that are handed in (TASK-1). Without a service account `operator setup` does it.
 */
export const tellCourses = (known: CoursesKnown, firebase: Firebase): Promise<void> =>
  write('courses', known, firebase, 'The rules are not told the prices and the tasks of the courses');
