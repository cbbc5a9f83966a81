import { routes } from '#domain/shared/routes.ts';
import { notFound } from '#messages/shared/states.ts';
import { onReturn } from '#stores/shared/page-life.ts';

/** Home opens after five seconds unless the reader stays (SHELL-11, WCAG 2.2.1). */
export function startHomeRedirect(screen: HTMLElement): void {
  const status = screen.querySelector('[data-status]');
  const cancel = screen.querySelector<HTMLButtonElement>('[data-cancel]');
  if (!status || !cancel) return;
  openInSmallLetters();
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

/** `/LESSONS` means `/lessons`: every address of the site has small letters, which no rule of the host can say for all. */
async function openInSmallLetters(): Promise<void> {
  // The capitals of an escape (`%C9`) are none of the address.
  const path = location.pathname.replace(/%..|[A-Z]+/g, (part) =>
    part[0] === '%' ? part : part.toLowerCase(),
  );
  if (path === location.pathname) return;
  // Of this site, whatever the path is: `//EVIL.example` as well.
  const address = new URL(location.href);
  address.pathname = path;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.replace(address);
}
