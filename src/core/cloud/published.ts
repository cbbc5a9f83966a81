import { database } from './database.ts';
import { type Schema, valid } from './documents.ts';
import { codeOf, type ErrorCode, isRefusal } from './errors.ts';
import type { StoredDocument } from './firestore.ts';

const invalidPath: readonly ErrorCode[] = ['firestore/failed-precondition', 'firestore/invalid-argument'];

/** The rules don't tell whether an unpublished document exists. */
async function published(path: string): Promise<StoredDocument | null> {
  try {
    return await database().get(path);
  } catch (error) {
    const code = codeOf(error);
    // An address that no document can have comes from the address bar.
    if (isRefusal(code) || invalidPath.includes(code)) return null;
    throw error;
  }
}

/** A published post or snippet, by its reservation in `slugs`. @throws AppError `malformed` */
export async function atAddress<Item>(
  name: 'blogs' | 'codes',
  address: string,
  schema: Schema<Item>,
): Promise<Item | null> {
  const id = (await published(address))?.data.id;
  const document = typeof id === 'string' ? await published(`${name}/${id}`) : null;
  return document && valid(document, schema);
}
