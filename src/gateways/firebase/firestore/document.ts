import type { Fields } from '../batches/operation.ts';
import { decodeFields, isObject } from './value.ts';

/** A document as it came. */
export interface StoredDocument {
  id: string;
  /** From `projects/` on, as the service names it. */
  name: string;
  data: Fields;
  /** The version: when it was last written. */
  updateTime: string;
}

/** @throws TypeError for what is no document of Firestore's. */
export function documentIn(json: unknown): StoredDocument {
  const { name, fields, updateTime } = isObject(json) ? json : {};
  if (typeof name !== 'string' || typeof updateTime !== 'string') {
    throw new TypeError(`not a document: ${JSON.stringify(json)}`);
  }
  return { id: name.slice(name.lastIndexOf('/') + 1), name, data: decodeFields(fields), updateTime };
}
