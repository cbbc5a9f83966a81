export const scrolledFrom = 120; // px: from here on a page counts as scrolled (QUICK-1)

export const smallestScroll = 8; // px: a hand on a touch screen is never still

export const doubleClickTime = 500; // ms

/** Milliseconds (HOME-5, LESSON-2). */
export const carouselDelay = (kind: string): number => (kind === 'partners' ? 2500 : 3000);

export const phoneLayout = '(width < 40rem)'; // as in the stylesheets
