/** Between a field and its results (SEARCH-1, QUICK-3), each with `data-stop`. Results stay links: Tab and Enter work as usual. */
export function moveFocusWithArrows(root: HTMLElement, until: { signal?: AbortSignal } = {}): void {
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')].filter(
      (stop) => !stop.closest('[hidden]'),
    );
    const index = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
    const next = stops[index + step];
    if (!next || index === -1) return;
    event.preventDefault();
    next.focus();
  };
  root.addEventListener('keydown', walk, until);
}
