/**
 * Stops the click that the browser fires at the end of a drag, so that a drag never opens the link below it (SHELL-9).
 */
export function swallowClick(): void {
  const over = new AbortController();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: over.signal },
  );
  // The click comes right after the pointer's release, or not at all.
  setTimeout(() => over.abort());
}
