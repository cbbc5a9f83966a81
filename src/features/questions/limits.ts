/** Questions under a video (ASK-1, ASK-2): what the rules enforce, too. */
export const questionLimits = {
  /** Questions that one user can ask in a day, and those that a page of videos reads at once (ASK-1). */
  aDay: 10,
  page: 20,
  /** Characters of a question or an answer, and of the code beside it. */
  text: 2_000,
  code: 10_000,
  /** Answers of one question. */
  answers: 20,
  /** Characters of the reason why a question is hidden (ASK-1). */
  hiddenReason: 500,
} as const;
