/** What the rules enforce, too (ASK-1, ASK-2). */
export const questionLimits = {
  aDay: 10,
  page: 10,
  /** Characters. */
  text: 2_000,
  code: 10_000,
  answers: 20,
  /** Characters (ASK-1). */
  hiddenReason: 500,
} as const;
