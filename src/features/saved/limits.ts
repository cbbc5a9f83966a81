/** What the rules enforce, too (READ-4). */
export const savedLimits = {
  addresses: 300, // with those that were removed
  atOnce: 10,
} as const;
