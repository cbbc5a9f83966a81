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
