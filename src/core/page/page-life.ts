/** From the back/forward cache: the page got no event of other tabs, so what is personal or waits must check again. @returns a function that stops it. */
export function onReturn(handler: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handler();
  };
  // There is no such event while a page is built.
  globalThis.addEventListener?.('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}

/** For good or into the back/forward cache: the last chance to keep something. @returns a function that stops it. */
export function onLeave(handler: () => void): () => void {
  addEventListener('pagehide', handler);
  return () => removeEventListener('pagehide', handler);
}
