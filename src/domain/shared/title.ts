/** A title of so many letters would fill a phone's whole screen in the display size: it is set in a smaller one. */
export const isLongTitle = (title: string): boolean => title.length > 70;
