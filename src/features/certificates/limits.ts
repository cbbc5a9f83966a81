/** Certificates (LEARN-8): what the rules enforce, too. */
export const certificateLimits = {
  results: 160, // the line about quizzes on a certificate, and its hours
  hours: 2_000,
  /** Certificates that are deleted at once: the service counts what the rules look up, and a commit has 20 of it. */
  atOnce: 5,
} as const;
