import * as z from 'zod/mini';

/** The forms of the panel whose drafts are kept on the device (PANEL-3, PANEL-4, PANEL-5). */
export type DraftForm = 'blog' | 'video' | 'code';

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
   * The version of the document that the draft is based on, 0 for a new one: saving over a newer version is refused.
   */
  rev: number;
  at: Date;
}

/** The schema of a draft's value. */
export type DraftSchema<Value> = z.ZodMiniType<Value>;

/** A draft as the device keeps it. It may have been changed there, so it is parsed like all data from outside. */
export const draftOf = <Value>(value: DraftSchema<Value>) =>
  z.object({
    id: z.string().check(z.minLength(1)),
    value,
    sent: z.array(z.string()),
    rev: z.int().check(z.gte(0)),
    at: z.pipe(
      z.iso.datetime(),
      z.transform((text) => new Date(text)),
    ),
  });
