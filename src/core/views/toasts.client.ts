// SHELL-13: loaded with the first message.

import { labels, states } from './common-texts.ts';
import { element } from './element.ts';
import { icon } from './icons.ts';
import { $toasts, dismissToast, showToast, type Toast, toastMs } from './toasts.ts';

export { showToast };

const region = document.querySelector('[data-toasts]');
if (region)
  // What sticks to the bottom stands above the messages (toasts.css).
  new ResizeObserver(() => {
    const { height } = region.getBoundingClientRect();
    document.documentElement.style.setProperty(
      '--toasts',
      height === 0 ? '0px' : `calc(${height}px + 2 * var(--s4))`,
    );
  }).observe(region);
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
    // An error, and what can be followed, stays until it is closed.
    if (toast.kind === 'good' && !toast.isOfScreen) setTimeout(() => dismissToast(toast.id), toastMs);
  }
});

function rendered({ id, kind, text, retries, link, action }: Toast): HTMLElement {
  const close = element(
    'button',
    { type: 'button', className: 'icon-button', ariaLabel: labels.closeToast },
    icon('close'),
  );
  close.addEventListener('click', () => dismissToast(id));
  const toast = element('div', { className: `toast ${kind}` }, element('span', {}, text), close);
  const again = () => {
    for (const retry of retries) retry();
  };
  const press = action ?? (retries.length > 0 && { text: states.retry, run: again });
  if (press) {
    const button = element('button', { type: 'button', className: 'button quiet' }, press.text);
    button.addEventListener('click', () => {
      dismissToast(id);
      press.run();
    });
    toast.append(button);
  }
  if (link) toast.append(element('a', { className: 'button quiet', href: link.href }, link.text));
  return toast;
}
