// The choice between light and dark (READ-1).
import { themeKey } from '#domain/shared/storage-keys.ts';
import { onReturn } from '#stores/shared/page-life.ts';

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
      // Storage is closed to this page: the choice lasts until it is left.
    }
  });
}

// The theme may have been chosen anew on the page that this one comes back from.
onReturn(() => {
  try {
    root.dataset.theme = localStorage.getItem(themeKey) ?? '';
  } catch {
    // Storage is closed to this page: the choice lasts until it is left.
  }
});
