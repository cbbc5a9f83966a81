/** Announcements (TELL-1): what the rules enforce, too. */
export const announcementLimits = {
  announcements: 20, // announcements of a course, or for everybody, and the characters of one (TELL-1)
  text: 1_000,
  days: 366, // days that an announcement can be shown
} as const;
