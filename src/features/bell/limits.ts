/** The bell (TELL-2): what the rules enforce, too. */
export const bellLimits = {
  /** Notices in the list of a user's bell, and how many staff leave there beside a new one, so that several can write at once (TELL-2). */
  notices: 50,
  kept: 40,
  /** Characters of a notice's address on this site and of an announcement's link. */
  path: 300,
  /** Announcements that an account remembers as closed. */
  closed: 200,
} as const;
