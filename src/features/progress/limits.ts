/** Progress and reviews (VIDEO-10, LEARN-10): what the rules enforce, too. */
export const progressLimits = {
  /** Videos of one course whose progress an account keeps (VIDEO-10). */
  videos: 500,
  /** Characters of all their ids, separated by spaces. */
  ids: 20_000,
  /** Videos whose progress one write may change. */
  atOnce: 10,
  /** Exercises of one course that an account keeps as done (LEARN-7), and characters of all their slugs with spaces. */
  exercises: 200,
  exerciseSlugs: 20_000,
  /** Of these as many as one write may change. */
  exercisesAtOnce: 10,
  /** Questions that an account keeps for review, with those that are learnt (LEARN-10), and those that one write may change. */
  reviews: 300,
  reviewsAtOnce: 10,
  /** Questions of a review in a day. */
  reviewsADay: 10,
} as const;
