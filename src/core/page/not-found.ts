import { routes } from '#core/addresses/routes.ts';
import { notFound } from '#core/views/common-texts.ts';
import { onReturn } from './page-life.ts';

/** Unless the reader stays or types (SHELL-11, WCAG 2.2.1). */
export function startHomeRedirect(screen: HTMLElement): void {
  const status = screen.querySelector('[data-status]');
  const countdown = screen.querySelector('[data-left]');
  const cancel = screen.querySelector<HTMLButtonElement>('[data-cancel]');
  if (!status || !countdown || !cancel) return;
  openInSmallLetters();
  const seconds = Number(screen.dataset.seconds);
  // A countdown in a live region would be announced every second.
  status.textContent = notFound.redirect(seconds);
  let timer: ReturnType<typeof setInterval> | undefined;
  const start = () => {
    const end = performance.now() + seconds * 1000;
    countdown.textContent = String(seconds);
    clearInterval(timer);
    timer = setInterval(() => {
      const left = Math.max(0, Math.round((end - performance.now()) / 1000));
      countdown.textContent = String(left);
      if (left > 0) return;
      clearInterval(timer);
      location.replace(routes.home);
    }, 1000);
  };
  start();
  // A reader who comes back with Back gets the full time again.
  const stop = onReturn(start);
  cancel.hidden = false;
  const stay = () => {
    clearInterval(timer);
    stop();
    countdown.textContent = '';
    cancel.hidden = true;
    status.textContent = notFound.cancelled;
  };
  cancel.addEventListener('click', stay, { once: true });
  document.addEventListener('input', stay, { once: true });
}

/** All addresses are in lower case, and the host has no rule that can redirect `/LESSONS`. */
async function openInSmallLetters(): Promise<void> {
  // The capitals of an escape (`%C9`) must stay.
  const path = location.pathname.replace(/%..|[A-Z]+/g, (part) =>
    part[0] === '%' ? part : part.toLowerCase(),
  );
  if (path === location.pathname) return;
  // The address stays one of this site, even if the path is `//EVIL.example`.
  const address = new URL(location.href);
  address.pathname = path;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  if (answer?.ok) location.replace(address);
}
