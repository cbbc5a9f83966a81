/** The click that the browser makes of the end of a drag reaches nothing: a drag never fires the link under it (SHELL-9). */
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
  // It comes with the pointer's release or not at all.
  setTimeout(() => over.abort());
}
