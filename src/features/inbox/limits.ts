/** The forms that are mailed, and what is kept of them (INBOX-1, INBOX-2): what the rules enforce, too. */
export const inboxLimits = {
  line: 200, // characters of a line and of a text of the forms that are mailed, as they are kept (INBOX-1)
  email: 254,
  text: 5_000,
  aDay: 300, // messages that all visitors together can leave in a day
  note: 2_000, // characters of what staff write about a message for one another (INBOX-2)
} as const;
