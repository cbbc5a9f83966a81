// READ-1. layouts/first-paint.ts shows it, also from the back/forward cache.
import { themeKey } from '#core/device/storage-keys.ts';

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
