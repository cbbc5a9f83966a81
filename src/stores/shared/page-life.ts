/**
 * Runs when the page comes back from the browser's back/forward cache. It is as it was left, but other tabs have gone
 * on meanwhile and no event told it: whoever shows something of a person, waits for something or is leaving looks anew.
 * @returns a function that stops it.
 */
export function onReturn(handler: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handler();
  };
  // While a page is built there is none to come back to.
  globalThis.addEventListener?.('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}

/**
 * Runs when the page is left, for good or into the back/forward cache. The last moment to keep something on the device.
 * @returns a function that stops it.
 */
export function onLeave(handler: () => void): () => void {
  addEventListener('pagehide', handler);
  return () => removeEventListener('pagehide', handler);
}
