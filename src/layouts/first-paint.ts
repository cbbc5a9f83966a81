// What runs before the first paint, on every page. Written out as text (components/shared/inline-script.ts), so each
// function stands alone; short, because every page carries it.
import { inlineScript } from '#components/shared/inline-script.ts';
import { routes } from '#domain/shared/routes.ts';
import { facesKey, loaderKey, sessionKey, themeKey } from '#domain/shared/storage-keys.ts';
import { type Face, faces } from '#styles/shared/faces.ts';

const keys = { theme: themeKey, session: sessionKey, loader: loaderKey };

/** In the head, one and the same on all pages: their policies name it by its hash. */
export const headScript: string = [
  inlineScript(readDevice, keys),
  inlineScript(morphCards),
  inlineScript(startAfterPaint, faces, facesKey),
].join(';');

/** Behind the header. */
export const accountScript: string = inlineScript(fillAccount, sessionKey, routes.user(''));

/**
 * In the head. Sets that scripts run (READ-6), the chosen theme (READ-1), whether the header shows a guest or a user
 * (SHELL-6), and whether this browser session begins with the loader (SHELL-1).
 */
function readDevice(names: typeof keys): void {
  const { dataset } = document.documentElement;
  dataset.script = '';
  try {
    dataset.theme = localStorage.getItem(names.theme) ?? '';
    if (localStorage.getItem(names.session)) dataset.session = 'user';
    if (sessionStorage.getItem(names.loader) !== null) return;
    sessionStorage.setItem(names.loader, '');
    dataset.loader = '';
  } catch {
    // Storage is closed to this page.
  }
}

/**
 * Behind the header: who it is. A hint that cannot be read is thrown away, and with it the user's half.
 * @param profile what the address of a profile begins with.
 */
function fillAccount(session: string, profile: string): void {
  try {
    const hint = JSON.parse(localStorage.getItem(session) ?? 'null');
    if (!hint) return;
    const all = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector);
    for (const name of all('[data-username]')) name.textContent = hint.username;
    for (const link of all('[data-profile]')) link.href = profile + encodeURIComponent(hint.username);
    for (const link of all('[data-panel]')) link.hidden = !hint.staff;
  } catch {
    delete document.documentElement.dataset.session;
  }
}

/**
 * In the head: of all cards only the one that leads to the next page, or to the one left, morphs into that page's head
 * (styles/site/view-transitions.css). Both pages are marked while the browser changes them, so no card carries a name
 * that must be unique.
 */
function morphCards(): void {
  const mark = (transition: ViewTransition | null, other: NavigationHistoryEntry | null | undefined) => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-transition]'))
      delete card.dataset.transition;
    if (!transition || !other?.url) return;
    const { pathname } = new URL(other.url);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-card]')];
    const card = links.find((link) => link.pathname === pathname)?.closest<HTMLElement>('article,li');
    if (card) card.dataset.transition = '';
  };
  addEventListener('pageswap', ({ viewTransition, activation }) => mark(viewTransition, activation?.entry));
  addEventListener('pagereveal', ({ viewTransition }) => mark(viewTransition, navigation.activation?.from));
}

/**
 * In the head: typefaces, the page's modules (`<script type="later">`, build/later-modules.ts) and the styles of what is
 * opened later (`<link rel="later">`) come behind the first paint, so that nothing shares the line with what is painted first. A face whose file this device has loaded before is
 * there at once. A button, a picture that opens large or a link that leads back, that is pressed before its module has come is pressed once more
 * when it is there; links, forms and what else a browser does by itself work at once. In the end html[data-script] says
 * `ready`.
 *
 * @param key of the addresses of the files that this device has.
 */
function startAfterPaint(faces: readonly Face[], key: string): void {
  const owned = faces.map(({ family, url, weight }) => ({
    url,
    face: new FontFace(family, `url(${url})`, { weight, display: 'swap' }),
  }));
  try {
    const known = localStorage.getItem(key)?.split(' ') ?? [];
    for (const { face, url } of owned) {
      if (!known.includes(url)) continue;
      document.fonts.add(face);
      // Before the body it holds the first paint back for a moment.
      face.load().catch(() => {});
    }
    document.fonts.addEventListener('loadingdone', () => {
      const loaded = owned.filter(({ face }) => face.status === 'loaded').map(({ url }) => url);
      try {
        localStorage.setItem(key, loaded.join(' '));
      } catch {
        // It is full.
      }
    });
  } catch {
    // Storage is closed to this page.
  }

  /** Quiet for so long (ms) after something large was painted, the first screen is done. */
  const quiet = 100;
  /** The longest wait (ms) behind the load of a page of which nothing is known to be painted. */
  const patience = 1000;
  /** The longest wait (ms) for the load of a page that can be read. */
  const longest = 3000;
  let due: ReturnType<typeof setTimeout> | undefined;
  let isPainted = false;
  const startIn = (time: number) => {
    clearTimeout(due);
    due = setTimeout(start, time);
  };
  try {
    new PerformanceObserver(() => {
      isPainted = true;
      if (document.readyState === 'complete') startIn(quiet);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  } catch {
    // An older browser.
  }
  // A picture that does not come holds back the load of the page for ever.
  addEventListener('DOMContentLoaded', () => startIn(longest));
  addEventListener('load', () => startIn(isPainted ? quiet : patience));

  const early = new AbortController();
  const pressed: (() => void)[] = [];
  const signal = early.signal;
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>('[type=button],[data-pswp-width],[data-back]');
      // With a key a link opens elsewhere, which the browser does by itself.
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The second click of a double click asks for nothing more.
      if (event.detail < 2) pressed.push(() => button.click());
    },
    { capture: true, signal },
  );
  addEventListener(
    'keydown',
    (event) => {
      // The quick search (QUICK-1).
      if (!event.ctrlKey || event.code !== 'KeyB') return;
      event.preventDefault();
      pressed.push(() => event.target?.dispatchEvent(new KeyboardEvent(event.type, event)));
    },
    { capture: true, signal },
  );
  const hurry = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, hurry, { capture: true, once: true, signal });

  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(due);
    for (const { face } of owned) document.fonts.add(face);
    const parts: (HTMLScriptElement | HTMLLinkElement)[] = [];
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) {
      link.rel = 'stylesheet';
      parts.push(link);
    }
    for (const later of document.querySelectorAll<HTMLScriptElement>('[type=later]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = later.src;
      // They run in the order in which they stand.
      script.async = false;
      later.replaceWith(script);
      parts.push(script);
    }
    // One that does not come has settled too: its buttons do what they do without it.
    const settled = parts.map(
      (part) =>
        new Promise((settle) => {
          part.onload = part.onerror = settle;
        }),
    );
    Promise.all(settled).then(() => {
      early.abort();
      document.documentElement.dataset.script = 'ready';
      for (const press of pressed) press();
    });
  }
}
