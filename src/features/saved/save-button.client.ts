// The buttons that save a post or a snippet (READ-4). Every reader of a post loads this file, so what the buttons do is
// loaded by the first sign that one is wanted, for users at once, and when another tab has changed the list.

import { savedKey } from '#core/device/storage-keys.ts';
import { enhance, need } from '#core/page/load-parts.ts';

const loadPress = () => import('./save-press.ts');

const buttonAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;

for (const type of ['pointerover', 'focusin']) {
  document.addEventListener(type, (event) => {
    if (buttonAt(event)) enhance(loadPress);
  });
}
document.addEventListener('click', (event) => {
  const button = buttonAt(event);
  if (button) need(loadPress, ({ pressSave }) => pressSave(button));
});
addEventListener('storage', ({ key }) => {
  if (key === savedKey || key === null) enhance(loadPress);
});
if (document.documentElement.dataset.session === 'user') enhance(loadPress);
