/** localStorage: the code that a reader has edited on the page with this path (CODE-5, LEARN-7). */
export const codeDraftKey = (address: string): string => `kodyol:code:${address}`;
