/** What the rules enforce, too. */
export const progressLimits = {
  /** VIDEO-10. */
  videos: 500,
  /** Of all ids together, separated by spaces. */
  ids: 20_000,
  atOnce: 10,
  /** LEARN-7; slugs with spaces. */
  exercises: 200,
  exerciseSlugs: 20_000,
  exercisesAtOnce: 10,
  /** LEARN-10: with those that are learnt. */
  reviews: 300,
  reviewsAtOnce: 10,
  reviewsADay: 10,
} as const;
