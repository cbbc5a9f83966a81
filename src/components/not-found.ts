import { routes } from '#domain/routes.ts';
import { notFound } from '#messages/states.ts';

/** Home opens after five seconds unless the reader stays (SHELL-11, WCAG 2.2.1). */
export function startLeaving(screen: HTMLElement): void {
  const status = screen.querySelector('[data-status]');
  const cancel = screen.querySelector<HTMLButtonElement>('[data-cancel]');
  if (!status || !cancel) return;
  const seconds = Number(screen.dataset.seconds);
  // Said once: a countdown in a live region would never stop talking.
  status.textContent = notFound.redirect(seconds);
  const timer = setTimeout(() => location.replace(routes.home), seconds * 1000);
  cancel.hidden = false;
  cancel.addEventListener('click', () => {
    clearTimeout(timer);
    cancel.hidden = true;
    status.textContent = notFound.cancelled;
  });
}
