/** What the rules enforce, too. */
export const progressLimits = {
  videos: 500, // VIDEO-10
  ids: 20_000, // of all ids together, separated by spaces
  atOnce: 10,
  exercises: 200, // LEARN-7; slugs with spaces
  exerciseSlugs: 20_000,
  exercisesAtOnce: 10,
  reviews: 300, // LEARN-10: with those that are learnt
  reviewsAtOnce: 10,
  reviewsADay: 10,
} as const;
