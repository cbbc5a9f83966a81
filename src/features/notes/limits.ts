/** Notes (LEARN-5): what the rules enforce, too. */
export const noteLimits = {
  notes: 200, // notes on the videos of one course, with those that were removed (LEARN-5)
  ids: 8_000, // characters of all their ids, separated by spaces
  atOnce: 5, // of these as many as one write may change
  text: 1_000, // characters of a note
} as const;
