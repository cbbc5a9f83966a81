// Numbers of the shell. The times of its animations are in styles/tokens.css.

/** From this scroll position on, in px, a page counts as scrolled: the search button changes its look (QUICK-1). */
export const scrolledFrom = 120;

/** The footer's map is loaded when it is this near to the window, in pixels (SHELL-10). */
export const mapDistance = 300;

/** A second click within this many milliseconds belongs to a double click. */
export const doubleClickTime = 500;
