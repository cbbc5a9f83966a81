import * as z from 'zod/mini';

/** The forms of the panel whose drafts are kept on the device (PANEL-3, PANEL-4, PANEL-5). */
export type DraftForm = 'blog' | 'video' | 'code';

/** What was typed and not yet saved. */
export interface Draft<Value> {
  /** The document's. A new one has it from its first draft on: sent again by a later visit, it is written once. */
  id: string;
  value: Value;
  /** The log entries of the attempts to save it: a document that names one of them is what this form has written. */
  sent: string[];
  /** The version of the document that it was written over, 0 for a new one: saving over a newer one is refused. */
  rev: number;
  at: Date;
}

/** What the value of a draft must look like. */
export type DraftSchema<Value> = z.ZodMiniType<Value>;

/** A draft as the device keeps it. What is in it is anybody's guess, so it is parsed like everything from outside. */
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
