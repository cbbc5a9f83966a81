// Numbers of the shell. Times of its animations stand in styles/tokens.css.

/** From here on a page counts as scrolled: the search button changes its look (QUICK-1). */
export const scrolledFrom = 120;

/** How near the footer's map has to be before it is asked for, in pixels (SHELL-10). */
export const mapDistance = 300;

/** A second click within so many milliseconds belongs to a double click. */
export const doubleClickTime = 500;

/** How long a carousel shows a slide before it goes on (ms): HOME-5, LESSON-2. */
export const carouselDelay = (kind: string): number => (kind === 'partners' ? 2500 : 3000);

/** The media query of a phone's layout, as in the stylesheets. */
export const phoneLayout = '(width < 40rem)';
