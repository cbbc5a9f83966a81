// Keys of what this site keeps on a visitor's device. No schemas here: the script of every page imports these names.

/** localStorage: 'light' or 'dark'; absent for the system's theme (READ-1). */
export const themeKey = 'kodyol:theme';

/** localStorage: the remembered session (core/session/session-hint.ts), also read by the layout's inline script. */
export const sessionKey = 'kodyol:session';

/** sessionStorage: a message that the next page shows. */
export const flashMessageKey = 'kodyol:toast';

/** sessionStorage: the start loader has been shown in this browser session (SHELL-1). */
export const loaderKey = 'kodyol:loader';

/**
 * localStorage: the list of saved posts, snippets and videos (features/saved/saved.ts, READ-4), also read by an inline
 * script. Removed at sign-out.
 */
export const savedKey = 'kodyol:saved';

/** localStorage: changes of that list that could not be sent before the user signed out. */
export const unsentSavedKey = (uid: string): string => `kodyol:unsent-saved:${uid}`;

/** localStorage: where the search button was dragged to (QUICK-1). */
export const searchButtonKey = 'kodyol:search-button';

/** localStorage: where the quick links were dragged to (SHELL-9). */
export const quickLinksKey = 'kodyol:quick-links';

/** localStorage: the typefaces that this device has loaded, all of one build (layouts/first-paint.ts). */
export const facesKey = 'kodyol:faces';

/** localStorage: how many unread lines the bell has, as text; absent for none (TELL-2). Read by the layout's inline script. */
export const bellKey = 'kodyol:notices:n';

/** localStorage: the newest unread announcement, `{ text, link, until }` (TELL-1), read by an inline script. */
export const announcementKey = 'kodyol:notices:announcement';
