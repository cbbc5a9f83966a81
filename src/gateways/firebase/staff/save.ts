import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import type { Attempts } from '../../staff/attempts.ts';
import type { ContentCollection } from '../batches/content.ts';
import type { Fields, Operation } from '../batches/operation.ts';
import { database } from '../database.ts';

/** A document of staff's that is to be saved. */
export interface SaveRequest {
  collection: ContentCollection;
  id: string;
  /** The version it was written over, 0 for a new one. */
  rev: number;
  /** What is to stand in it; a field that is `undefined` must be missing. */
  fields: Fields;
}

/** The version that an earlier attempt of the same form has written. */
export interface Own {
  rev: number;
  fields: Fields;
}

/**
 * Sends a batch that saves a document, and when it is refused finds out why by reading the document once. One that says
 * already what was to be saved is saved: by an earlier attempt whose answer was lost. One that an earlier attempt has
 * written otherwise, and nobody has changed since, is saved over.
 * @param saveOver saves over that version.
 * @throws AppError `changed-meanwhile` and `deleted-meanwhile` (PANEL-13), else the refusal itself.
 */
export async function save(
  wanted: SaveRequest,
  batch: readonly Operation[],
  { entry, earlier }: Attempts,
  saveOver: (own: Own) => Promise<void>,
): Promise<void> {
  try {
    await database().commit(batch);
  } catch (error) {
    const code = codeOf(error);
    if (!isRefusal(code) && code !== 'firestore/not-found') throw error;
    const now = await stored(wanted);
    if (now && (now.audit === entry || says(now, wanted.fields))) return;
    if (!now && wanted.rev > 0) throw new AppError('deleted-meanwhile', error);
    if (!now || now.rev === wanted.rev) throw error;
    const isOwn = earlier.some((written) => written === now.audit);
    if (!isOwn || typeof now.rev !== 'number') throw new AppError('changed-meanwhile', error);
    await saveOver({ rev: now.rev, fields: now });
  }
}

/** A document as Firestore has it, `undefined` when there is none. @throws AppError */
const stored = async ({ collection, id }: Pick<SaveRequest, 'collection' | 'id'>) =>
  (await database().get(`${collection}/${id}`))?.data;

const says = (now: Fields, wanted: Fields): boolean =>
  Object.entries(wanted).every(([field, value]) => JSON.stringify(now[field]) === JSON.stringify(value));
