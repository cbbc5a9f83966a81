import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { limits } from '#core/words/limits.ts';

export type DraftForm = 'blog' | 'video' | 'code' | 'outline' | 'announcement' | 'quiz';

export interface Draft<Value> {
  /** A new document has an id from its first draft on, so that sending it again on a later visit writes it once. */
  id: string;
  value: Value;
  /** Log entries of the attempts to save it: a document that names one of them was written by this form. */
  sent: string[];
  /** The version that the draft is based on; for a new document that of the draft which all staff see, 0 without one. */
  rev: number;
  at: Date;
}

export type DraftSchema<Value> = v.GenericSchema<unknown, Value>;

/** A draft may have been changed on the device, so it is parsed like all data from outside. */
export const draftOf = <Value>(value: DraftSchema<Value>) =>
  v.object({
    id: v.pipe(v.string(), v.minLength(1)),
    value,
    sent: v.array(v.string()),
    rev: v.pipe(integer, v.minValue(0)),
    at: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  });

/** A post or snippet that staff have begun, kept where all of them find it (PANEL-17). */
export const SharedDraft = v.object({
  id: v.string(),
  form: v.picklist(['blog', 'code']),
  title: v.string(),
  value: v.pipe(v.string(), v.parseJson()),
  author: v.string(), // who has saved it last
  at: v.date(),
  rev: integer,
});

export type SharedDraft = v.InferOutput<typeof SharedDraft>;

/** The mark asks the author for another title, which a post's or snippet's address is made from. */
export const titleOfCopy = (title: string, mark: string): string =>
  `${title.slice(0, limits.title - mark.length - 1).trimEnd()} ${mark}`;

export const hasTitleOfCopy = (title: string, mark: string): boolean => title.trimEnd().endsWith(mark);
