// What this site keeps on a visitor's device. No schema here: the script of every page imports these names.

/** localStorage: 'light', 'dark', or nothing for the system's (READ-1). */
export const themeKey = 'kodyol:theme';

/** localStorage: the remembered session (domain/session.ts), also read by the layout's inline script. */
export const sessionKey = 'kodyol:session';

/** sessionStorage: a message that is shown on the next page, kept while the page changes. */
export const partingWordsKey = 'kodyol:toast';
