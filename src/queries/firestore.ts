import { configuration } from '#configuration';
import { AppError } from '#domain/shared/errors.ts';
import type { CollectionResult } from '#gateways/collection-result.ts';
import { logBuildWarning } from './build-warning.ts';
import { bundleVariable } from './kept-values.ts';

let begun: Date | undefined;

/** The time of the first request for a collection; `undefined` before it, and on a site without Firebase. */
export const readStartedAt = (): Date | undefined => begun;

/**
 * All documents of a Firestore collection; none on a site without Firebase. Malformed documents are left out and
 * reported in the build log (CMS-4).
 * @throws Error if Firestore is configured and cannot be read; the published site then stays unchanged.
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
