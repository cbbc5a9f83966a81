import { themeKey } from '#core/device/storage-keys.ts';

// READ-1: layouts/first-paint.ts shows the theme, also from the back/forward cache.
const root = document.documentElement;

for (const button of document.querySelectorAll<HTMLElement>('[data-theme-toggle]')) {
  button.addEventListener('click', () => {
    const isDark = root.dataset.theme
      ? root.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = isDark ? 'light' : 'dark';
    root.dataset.theme = theme;
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
  });
}

// SHELL-4: menus.
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
