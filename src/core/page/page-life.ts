/**
 * Runs when the page comes back from the browser's back/forward cache. Other tabs may have changed things and the page
 * got no event, so code that shows personal data, waits for something or was leaving must check again.
 * @returns a function that stops it.
 */
export function onReturn(handler: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handler();
  };
  // There is no such event while a page is built.
  globalThis.addEventListener?.('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}

/**
 * Runs when the page is left, for good or into the back/forward cache: the last chance to keep something on the device.
 * @returns a function that stops it.
 */
export function onLeave(handler: () => void): () => void {
  addEventListener('pagehide', handler);
  return () => removeEventListener('pagehide', handler);
}
