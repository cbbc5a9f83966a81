/** A message that is shown on the next page, kept in sessionStorage under this key while the page changes. */
export const partingWordsKey = 'kodyol:toast';
