/** Announcements (TELL-1): what the rules enforce, too. */
export const announcementLimits = {
  /** Announcements of a course, or for everybody, and the characters of one (TELL-1). */
  announcements: 20,
  text: 1_000,
  /** Days that an announcement can be shown. */
  days: 366,
} as const;
