import { routes } from '#domain/routes.ts';
import { notFound } from '#messages/states.ts';
import { onReturn } from '#stores/lib/page-life.ts';

/** Home opens after five seconds unless the reader stays (SHELL-11, WCAG 2.2.1). */
export function startLeaving(screen: HTMLElement): void {
  const status = screen.querySelector('[data-status]');
  const cancel = screen.querySelector<HTMLButtonElement>('[data-cancel]');
  if (!status || !cancel) return;
  const seconds = Number(screen.dataset.seconds);
  // Said once: a countdown in a live region would never stop talking.
  status.textContent = notFound.redirect(seconds);
  let timer = 0;
  const start = () => {
    timer = window.setTimeout(() => location.replace(routes.home), seconds * 1000);
  };
  start();
  // Who comes back to it has all the seconds again that it promises.
  const stop = onReturn(() => {
    clearTimeout(timer);
    start();
  });
  cancel.hidden = false;
  cancel.addEventListener('click', () => {
    clearTimeout(timer);
    stop();
    cancel.hidden = true;
    status.textContent = notFound.cancelled;
  });
}
