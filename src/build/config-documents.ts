import { type BuildProblem, configAddress, problemsTold } from '#core/build/build-note.ts';
import { logBuildWarning } from '#core/build/build-warning.ts';
import { encodeFields } from '#core/build/firestore-value.ts';
import { accessTokenOf, serviceAccountIn } from '#core/build/service-account.ts';
import type { Configuration } from '#core/installation/configuration.ts';
import type { tasksOf } from '#features/exercises/exercise.ts';

// Only a service account may write into Firestore; without one nothing is written.

export interface CoursesKnown {
  prices: Record<string, number>;
  tasks: ReturnType<typeof tasksOf>;
}

const patience = 10_000; // ms

type Firebase = Configuration['firebase'];

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

/** In `config/failure`, because the site that is up stays as it is (OPS-3). */
export const tellFailure = (problems: readonly BuildProblem[], firebase: Firebase): Promise<void> =>
  write(
    'failure',
    { at: new Date(), problems: JSON.stringify(problems.slice(0, problemsTold)) },
    firebase,
    'The panel is not told why this build fails',
  );

/** The rules know the prices (PAY-2, in qəpik) and the tasks (TASK-1). Without a service account `operator setup` writes them. */
export const tellCourses = (known: CoursesKnown, firebase: Firebase): Promise<void> =>
  write('courses', known, firebase, 'The rules are not told the prices and the tasks of the courses');
