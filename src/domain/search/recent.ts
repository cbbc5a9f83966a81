// What was searched for last on this device (QUICK-3). Without a schema library: every search page loads this file.

/** How many searches are kept. */
const mostRecent = 6;

/** The list as the device has it, which may have any shape. */
export const recentIn = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((one) => typeof one === 'string').slice(0, mostRecent) : [];

/** The list with one more search, the latest first. */
export const withRecent = (list: readonly string[], text: string): string[] =>
  [text, ...list.filter((one) => one !== text)].slice(0, mostRecent);
