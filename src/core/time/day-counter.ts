type Counted = 'messages' | 'questions' | 'orders'; // as in the rules

/** In UTC (INBOX-1, ASK-1, PAY-2). `now` by the device's clock: the rules accept the day of the service's alone. */
export const dayCounter = (counted: Counted, now: Date): string =>
  `counters/${counted}-${now.toISOString().slice(0, 10).replaceAll('-', '')}`;

export const ownDayCounter = (uid: string, counted: Counted, now: Date): string =>
  `users/${uid}/${dayCounter(counted, now)}`;
