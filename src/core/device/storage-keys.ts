// The script of every page contains these: no schemas here. What each is of says device-keys.ts.

export const themeKey = 'kodyol:theme'; // READ-1: 'light' or 'dark'; absent for the system's theme

export const sessionKey = 'kodyol:session';

export const flashMessageKey = 'kodyol:toast';

export const loaderKey = 'kodyol:loader';

export const savedKey = 'kodyol:saved'; // READ-4

export const unsentSavedKey = (uid: string): string => `kodyol:unsent-saved:${uid}`;

export const searchButtonKey = 'kodyol:search-button';

export const quickLinksKey = 'kodyol:quick-links';

export const facesKey = 'kodyol:faces';

export const bellKey = 'kodyol:notices:n'; // the number of unread lines (TELL-2)

export const announcementKey = 'kodyol:notices:announcement'; // `{ text, link, until }` (TELL-1)
