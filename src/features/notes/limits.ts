/** Notes (LEARN-5): what the rules enforce, too. */
export const noteLimits = {
  /** Notes on the videos of one course, with those that were removed (LEARN-5). */
  notes: 200,
  /** Characters of all their ids, separated by spaces. */
  ids: 8_000,
  /** Of these as many as one write may change. */
  atOnce: 5,
  /** Characters of a note. */
  text: 1_000,
} as const;
