import * as v from 'valibot';
import { integer } from '#core/cloud/schema-parts.ts';
import { limits } from '#core/words/limits.ts';

/** The forms of the panel whose drafts are kept on the device (PANEL-3, PANEL-4, PANEL-5, TELL-1, QUIZ-1). */
export type DraftForm = 'blog' | 'video' | 'code' | 'outline' | 'announcement' | 'quiz';

/** Text that was typed and is not saved yet. */
export interface Draft<Value> {
  /**
   * The document's id. A new document has one from its first draft on, so that sending it again on a later visit writes
   * it once.
   */
  id: string;
  value: Value;
  /** The log entries of the attempts to save it: a document that names one of them was written by this form. */
  sent: string[];
  /**
   * The version of the document that the draft is based on: saving over a newer version is refused. For a new document, that of the
   * draft which all staff see, 0 if there is none.
   */
  rev: number;
  at: Date;
}

/** The schema of a draft's value. */
export type DraftSchema<Value> = v.GenericSchema<unknown, Value>;

/** A draft as the device keeps it. It may have been changed there, so it is parsed like all data from outside. */
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
  /** The values of the form, parsed by its schema when it opens. */
  value: v.pipe(v.string(), v.parseJson()),
  /** Who has saved it last. */
  author: v.string(),
  at: v.date(),
  rev: integer,
});

export type SharedDraft = v.InferOutput<typeof SharedDraft>;

/** The title of a copy: the mark asks its author for another one, which a post's or snippet's address is made from. */
export const titleOfCopy = (title: string, mark: string): string =>
  `${title.slice(0, limits.title - mark.length - 1).trimEnd()} ${mark}`;

/** Whether a new document still has the title that its copy was given. */
export const hasTitleOfCopy = (title: string, mark: string): boolean => title.trimEnd().endsWith(mark);
