/** What the rules enforce, too (TASK-1, TASK-2). */
export const workLimits = {
  bytes: 61_440,
  lines: 3_000,
  address: 500, // characters behind «https://»
  versions: 20,
  thread: 20, // entries besides the decisions
  text: 3_000,
  comments: 3_000, // characters of all of a decision together, with a sign between them
  claimHours: 24,
  undoMinutes: 10,
  waits: 20, // for the usual waiting time (TASK-1)
} as const;
