import { AppError, codeOf, isRefusal } from '#domain/shared/errors.ts';
import { commit, says } from '../commit.ts';
import { database } from '../database.ts';
import type { Fields, Operation } from '../operation.ts';
import type { ContentCollection } from './content.ts';

/**
 * The versions of a document that a form has written itself, by the log entries that they name (PANEL-14). An attempt
 * whose response was lost may have been saved: only that version may be changed by the next attempt.
 */
export interface Attempts {
  /** The id of the entry that this attempt writes. */
  entry: string;
  /** The entries of the form's earlier attempts. */
  earlier: readonly string[];
}

/** A document of content that is to be saved. */
export interface SaveRequest {
  collection: ContentCollection | 'outlines';
  id: string;
  /** The version that the text is based on, 0 for a new document. */
  rev: number;
  /** The fields to save; a field that is `undefined` must be missing. */
  fields: Fields;
}

/** The version that an earlier attempt of the same form wrote. */
export interface Own {
  rev: number;
  fields: Fields;
}

/**
 * Sends a batch that saves a document. If it is refused, reads the document once to find the reason. If the document
 * already has the values to be saved, an earlier attempt whose response was lost has saved it. If an earlier attempt
 * wrote other values and nobody has changed them since, saves over them.
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
    await commit(batch);
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

/** The current fields of a document, `undefined` when there is none. @throws AppError */
const stored = async ({ collection, id }: Pick<SaveRequest, 'collection' | 'id'>) =>
  (await database().get(`${collection}/${id}`))?.data;
