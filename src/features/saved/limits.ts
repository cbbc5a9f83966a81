/** What the rules enforce, too (READ-4). */
export const savedLimits = {
  /** With those that were removed. */
  addresses: 300,
  atOnce: 10,
} as const;
