/** In a modal dialog the browser still lets Tab reach its own controls. */
export function keepFocusInside(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button:enabled, input, summary')].filter(
      (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
    );
    const [first, last] = [stops.at(0), stops.at(-1)];
    const leaving = document.activeElement === (event.shiftKey ? first : last);
    if (!leaving) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });
}
