/** QUIZ-1: what the rules enforce, too. */
export const quizLimits = {
  questions: 20,
  options: 6,
  minutes: 180,
  attempts: 5,
  /** Seconds behind the end in which answers still count; the key waits as long. */
  grace: 30,
  /** Characters. The rules have them for all questions together. */
  text: 500,
  code: 2_000,
  option: 200,
  explanation: 1_000,
} as const;
