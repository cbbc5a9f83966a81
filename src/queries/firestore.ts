import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { CollectionResult } from '#gateways/collection-result.ts';
import { logBuildWarning } from './build-warning.ts';
import { bundleVariable } from './kept-values.ts';

let begun: Date | undefined;

/** When the first collection was asked for; `undefined` before, and on a site without Firebase. */
export const readStartedAt = (): Date | undefined => begun;

/**
 * All that a collection of Firestore holds, nothing on a site without Firebase. What does not fit is left out and named
 * on the build's log (CMS-4).
 * @throws Error when Firestore is configured and does not answer: the site that is up stays up.
 */
export async function fromFirestore<Item>(
  collection: string,
  read: () => Promise<CollectionResult<Item>>,
): Promise<Item[]> {
  // A build that makes the bundle only needs no document.
  if (!configuration.firebase || process.env[bundleVariable] !== undefined) return [];
  begun ??= new Date();
  try {
    const { items, malformed } = await read();
    for (const { id, field, problem } of malformed) {
      logBuildWarning(`Firestore document ${collection}/${id} is left out: "${field}" ${problem}.`);
    }
    return items;
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unknown';
    throw new Error(
      `Firestore is configured but could not be read (${code}). Nothing is built, so the site that is up stays as it is.`,
      { cause: error },
    );
  }
}
