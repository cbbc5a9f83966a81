/**
 * Which versions of a document a form has written itself, by the log entries they name (PANEL-14). An attempt whose answer
 * was lost may have been saved: that version, and no other, is changed by the next attempt.
 */
export interface Attempts {
  /** The entry that this attempt writes. */
  entry: string;
  /** Those of the form's earlier attempts. */
  earlier: readonly string[];
}
