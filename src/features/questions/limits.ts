/** What the rules enforce, too (ASK-1, ASK-2). */
export const questionLimits = {
  aDay: 10,
  page: 10,
  text: 2_000, // characters
  code: 10_000,
  answers: 20,
  hiddenReason: 500, // characters (ASK-1)
} as const;
