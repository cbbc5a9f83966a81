/** A work that is handed in (TASK-1, TASK-2): what the rules enforce, too. */
export const workLimits = {
  /** Bytes of code that is handed in, and characters of an address behind «https://» (TASK-1). */
  bytes: 61_440,
  /** Its lines. */
  lines: 3_000,
  address: 500,
  /** Versions of one work, and entries of its thread besides the decisions about them. */
  versions: 20,
  thread: 20,
  /** Characters of one entry, and of all comments of a decision with a sign between them (TASK-2). */
  text: 3_000,
  comments: 3_000,
  /** Hours that a claim lasts (TASK-2). */
  claimHours: 24,
  /** For how many minutes a decision about a work can be taken back. */
  undoMinutes: 10,
  /** Waiting times that the usual one is found from (TASK-1). */
  waits: 20,
} as const;
