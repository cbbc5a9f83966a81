import { type BuildProblem, failureAddress, problemsTold } from '#domain/shared/build-note.ts';
import type { Configuration } from '#domain/site/configuration.ts';
import { logBuildWarning } from './build-warning.ts';
import { encodeFields } from './firestore-value.ts';
import { accessTokenOf, serviceAccountIn } from './service-account.ts';

/** Milliseconds that Firestore has. */
const patience = 10_000;

/**
 * Notes why a build fails in `config/failure`, where panel and /admin read it: it can't be in a file, because the site that
 * is up stays as it is (OPS-3). Only a service account may write it; without one the build's log alone has the reason.
 */
export async function tellFailure(
  problems: readonly BuildProblem[],
  firebase: Configuration['firebase'],
): Promise<void> {
  const key = process.env.FIREBASE_SERVICE_ACCOUNT;
  const address = failureAddress(firebase);
  if (address === null || (!firebase?.emulators && !key)) return;
  try {
    // The emulators take 'owner' for the operator.
    const token = firebase?.emulators ? 'owner' : await accessTokenOf(serviceAccountIn(key ?? ''));
    const answer = await fetch(address, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        fields: encodeFields({ at: new Date(), problems: JSON.stringify(problems.slice(0, problemsTold)) }),
      }),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) throw new Error(`Firestore answered ${answer.status}`);
  } catch (error) {
    logBuildWarning(`The panel is not told why this build fails: ${String(error)}.`);
  }
}
