/** What graduates say of their course (COURSE-4): what the rules enforce, too. */
export const graduateLimits = {
  text: 1_000,
  stars: 5,
} as const;
