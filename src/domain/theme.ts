/** The visitor's choice in localStorage: 'light', 'dark', or nothing for the system's (READ-1). */
export const themeKey = 'kodyol:theme';
