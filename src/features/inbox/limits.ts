/** The forms that are mailed, and what is kept of them (INBOX-1, INBOX-2): what the rules enforce, too. */
export const inboxLimits = {
  /** Characters of a line and of a text of the forms that are mailed, as they are kept (INBOX-1). */
  line: 200,
  email: 254,
  text: 5_000,
  /** Messages that all visitors together can leave in a day. */
  aDay: 300,
  /** Characters of what staff write about a message for one another (INBOX-2). */
  note: 2_000,
} as const;
