/** What a reader saves (READ-4): what the rules enforce, too. */
export const savedLimits = {
  /** Addresses on the list of what a user has saved, with those that were removed from it (READ-4). */
  addresses: 300,
  /** Of these as many as one write may change. */
  atOnce: 10,
} as const;
