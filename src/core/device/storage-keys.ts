// The script of every page contains these: no schemas here. What each is of says device-keys.ts.

/** READ-1: 'light' or 'dark'; absent for the system's theme. */
export const themeKey = 'kodyol:theme';

export const sessionKey = 'kodyol:session';

export const flashMessageKey = 'kodyol:toast';

/** In sessionStorage (SHELL-1). */
export const loaderKey = 'kodyol:loader';

/** READ-4; an inline script reads it, too. */
export const savedKey = 'kodyol:saved';

/** Changes of the list that a sign-out could not send. */
export const unsentSavedKey = (uid: string): string => `kodyol:unsent-saved:${uid}`;

export const searchButtonKey = 'kodyol:search-button';

export const quickLinksKey = 'kodyol:quick-links';

/** The typefaces that this device has loaded, all of one build. */
export const facesKey = 'kodyol:faces';

/** The number of unread lines; absent for none (TELL-2). */
export const bellKey = 'kodyol:notices:n';

/** `{ text, link, until }` (TELL-1). */
export const announcementKey = 'kodyol:notices:announcement';
