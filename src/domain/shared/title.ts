/** A longer title would fill the whole screen of a phone in the display size, so it is set in a smaller one. */
export const isLongTitle = (title: string): boolean => title.length > 70;
