/** What the rules enforce, too (TASK-1, TASK-2). */
export const workLimits = {
  /** And characters of an address behind «https://». */
  bytes: 61_440,
  lines: 3_000,
  address: 500,
  /** And entries of the thread besides the decisions. */
  versions: 20,
  thread: 20,
  /** And of all comments of a decision together, with a sign between them. */
  text: 3_000,
  comments: 3_000,
  claimHours: 24,
  undoMinutes: 10,
  /** For the usual waiting time (TASK-1). */
  waits: 20,
} as const;
