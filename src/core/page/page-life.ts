/** The page got no event of other tabs, so what is personal or waits must check again. @returns a function that stops it. */
export function onReturn(handler: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent) => {
    if (persisted) handler();
  };
  globalThis.addEventListener?.('pageshow', listen);
  return () => removeEventListener('pageshow', listen);
}

/** The last chance to keep something on the device. @returns a function that stops it. */
export function onLeave(handler: () => void): () => void {
  addEventListener('pagehide', handler);
  return () => removeEventListener('pagehide', handler);
}
