// Every reader of a post loads this file, so the rest is loaded when a button is wanted (READ-4).

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
