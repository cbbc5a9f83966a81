// Numbers of the shell. The times of its animations are in styles/tokens.css.

/** From this scroll position on, in px, a page counts as scrolled: the search button changes its look (QUICK-1). */
export const scrolledFrom = 120;

/** A scroll of fewer px changes nothing: a hand on a touch screen is never still. */
export const smallestScroll = 8;

/** A second click within this many milliseconds belongs to a double click. */
export const doubleClickTime = 500;

/** How long a carousel shows a slide before it goes on (ms): HOME-5, LESSON-2. */
export const carouselDelay = (kind: string): number => (kind === 'partners' ? 2500 : 3000);

/** The media query of a phone's layout, as in the stylesheets. */
export const phoneLayout = '(width < 40rem)';
