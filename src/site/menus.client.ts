// SHELL-4.
const opened = () => document.querySelector<HTMLDetailsElement>('.nav details[open]');

for (const event of ['click', 'focusin']) {
  document.addEventListener(event, ({ target }) => {
    const menu = opened();
    if (!menu || !(target instanceof Element)) return;
    // The back/forward cache may restore the page as it was.
    if (!menu.contains(target) || (event === 'click' && target.closest('a'))) menu.open = false;
  });
}

document.addEventListener('keydown', (event) => {
  const menu = event.key === 'Escape' && !event.defaultPrevented && opened();
  if (!menu) return;
  // One Escape closes one layer.
  event.preventDefault();
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
