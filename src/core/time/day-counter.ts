/** What is counted by the day: the rules have the same names. */
type Counted = 'messages' | 'questions' | 'orders';

/**
 * The document that counts on a day in UTC (INBOX-1, ASK-1, PAY-2).
 * @param now by the device's clock: the rules accept the day of the service's clock alone.
 */
export const dayCounter = (counted: Counted, now: Date): string =>
  `counters/${counted}-${now.toISOString().slice(0, 10).replaceAll('-', '')}`;

/** The same below a user's record. */
export const ownDayCounter = (uid: string, counted: Counted, now: Date): string =>
  `users/${uid}/${dayCounter(counted, now)}`;
