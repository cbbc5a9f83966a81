/** The bell (TELL-2): what the rules enforce, too. */
export const bellLimits = {
  /** Notices in the list of a user's bell, and how many staff leave there beside a new one, so that several can write at once (TELL-2). */
  notices: 50,
  kept: 40,
  path: 300, // characters of a notice's address on this site and of an announcement's link
  closed: 200, // announcements that an account remembers as closed
} as const;
