// The times of animations are in styles/tokens.css.

/** In px: from here on a page counts as scrolled (QUICK-1). */
export const scrolledFrom = 120;

/** In px: a hand on a touch screen is never still. */
export const smallestScroll = 8;

/** In ms. */
export const doubleClickTime = 500;

/** In ms (HOME-5, LESSON-2). */
export const carouselDelay = (kind: string): number => (kind === 'partners' ? 2500 : 3000);

/** As in the stylesheets. */
export const phoneLayout = '(width < 40rem)';
