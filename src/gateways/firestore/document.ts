import type { Fields } from '../operation.ts';
import { decodeFields, isObject } from './value.ts';

/** A document as Firestore sent it. */
export interface StoredDocument {
  id: string;
  /** The full name, which begins with `projects/`. */
  name: string;
  data: Fields;
  /** Identifies the version: the time of the last write. */
  updateTime: string;
}

/** What a page knows of a document that it has read. */
export type Seen = Omit<StoredDocument, 'name'>;

/** @throws TypeError if the JSON is not a Firestore document. */
export function documentIn(json: unknown): StoredDocument {
  const { name, fields, updateTime } = isObject(json) ? json : {};
  if (typeof name !== 'string' || typeof updateTime !== 'string') {
    throw new TypeError(`not a document: ${JSON.stringify(json)}`);
  }
  return { id: name.slice(name.lastIndexOf('/') + 1), name, data: decodeFields(fields), updateTime };
}
