// Renders the toasts into the page's one live region (SHELL-13). Loaded with the first message.

import { icons } from '#illustrations/icons.ts';
import { labels } from '#messages/shared/labels.ts';
import { states } from '#messages/shared/states.ts';
import { $toasts, dismissToast, showToast, type Toast } from '#stores/shared/toasts.ts';

export { showToast };

const region = document.querySelector('[data-toasts]');
const shown = new Map<number, HTMLElement>();

$toasts.subscribe((toasts) => {
  for (const [id, element] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue;
    element.remove();
    shown.delete(id);
  }
  for (const toast of toasts) {
    if (shown.has(toast.id)) continue;
    const element = rendered(toast);
    shown.set(toast.id, element);
    region?.append(element);
    // A message that asks for nothing leaves by itself; an error stays until it is read.
    if (toast.kind === 'good') setTimeout(() => dismissToast(toast.id), 6000);
  }
});

function rendered({ id, kind, text, retries, link }: Toast): HTMLElement {
  const element = document.createElement('div');
  element.className = `toast ${kind}`;
  const words = document.createElement('span');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'icon-button';
  close.ariaLabel = labels.closeToast;
  close.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons.close}"/></svg>`;
  close.addEventListener('click', () => dismissToast(id));
  element.append(words, close);
  if (retries.length > 0) {
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button quiet';
    again.textContent = states.retry;
    again.addEventListener('click', () => {
      dismissToast(id);
      for (const retry of retries) retry();
    });
    element.append(again);
  }
  if (link) {
    const way = document.createElement('a');
    way.className = 'button quiet';
    way.href = link.href;
    way.textContent = link.text;
    element.append(way);
  }
  return element;
}
