// Scripts that run before the first paint of every page. They are written into the page as text
// (core/page/inline-script.ts), so a function can't use anything outside itself. Keep them short: every page
// carries them.

import { routes } from '#core/addresses/routes.ts';
import { bellKey, facesKey, loaderKey, sessionKey, themeKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';
import { shortcut } from '#features/search/shortcut.ts';
import { faces } from '#styles/faces.ts';

/** For the head. It is identical on all pages, because their policies contain its hash. */
export const headScript: string = [
  inlineScript(readDevice, themeKey, sessionKey, loaderKey),
  inlineScript(
    startAfterPaint,
    faces.map(({ family, url, weight }) => [family, `url(${url})`, weight] as const),
    facesKey,
    shortcut.code,
    routes.searchForm,
  ),
].join(';');

/** For the heads of pages with cards. */
export const cardScript: string = inlineScript(morphCards);

/** Behind the header. */
export const accountScript: string = inlineScript(fillAccount, sessionKey, routes.user(''), bellKey);

/**
 * In the head. Marks an island that can't be loaded. Sets that scripts run (READ-6), the chosen theme (READ-1), whether the header shows a guest or a user
 * (SHELL-6), and whether this browser session begins with the loader (SHELL-1). The loader's time is a token and counts
 * from the first frame.
 */
function readDevice(theme: string, session: string, loader: string): void {
  const root = document.documentElement;
  const { dataset } = root;
  dataset.script = '';
  // It may fail before outdated-page.ts has come.
  addEventListener('astro:hydration-error', ({ target }) => {
    Object(target).dataset.failed = '';
  });
  const read = () => {
    dataset.theme = localStorage.getItem(theme) ?? '';
    if (localStorage.getItem(session)) dataset.session = 'user';
  };
  try {
    read();
    // From the back/forward cache, where the page may have waited for its modules: they ask what stands here.
    addEventListener('pageshow', ({ persisted }) => persisted && read());
    if (sessionStorage.getItem(loader) !== null) return;
    sessionStorage.setItem(loader, '');
    dataset.loader = '';
    requestAnimationFrame(() => {
      const seconds = Number.parseFloat(getComputedStyle(root).getPropertyValue('--weave'));
      setTimeout(() => delete dataset.loader, seconds * 1000);
    });
  } catch {
    // Storage is closed to this page.
  }
}

/**
 * After the header. Shows the signed-in user. A note that can't be read is ignored, and the visitor counts as a guest.
 * @param profile the beginning of a profile's address. @param bell the key of the number of unread lines (TELL-2).
 */
function fillAccount(session: string, profile: string, bell: string): void {
  const fill = () => {
    try {
      const hint = JSON.parse(localStorage.getItem(session) ?? 'null');
      if (!hint) return;
      const all = (selector: string) => document.querySelectorAll<HTMLAnchorElement>(selector);
      for (const name of all('[data-username]')) name.textContent = hint.username;
      for (const link of all('[data-profile]')) link.href = profile + encodeURIComponent(hint.username);
      for (const link of all('[data-panel]')) link.hidden = !hint.staff;
      for (const count of all('[data-unread]')) count.textContent = localStorage.getItem(bell);
    } catch {
      delete document.documentElement.dataset.session;
    }
  };
  fill();
  addEventListener('pageshow', ({ persisted }) => persisted && fill());
}

/**
 * In the head of pages with cards. Only the card that leads to the next page, or to the previous one, morphs into the head of that page
 * (PostCard.css, CourseCard.css and the heads). Both pages mark it during the transition, so cards need no unique names.
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
  addEventListener('pagereveal', ({ viewTransition }) =>
    mark(viewTransition, window.navigation?.activation?.from),
  );
}

/**
 * In the head. Loads typefaces, page modules (`<script type="text/later">`, build/built-pages.ts), the styles of hidden
 * parts and the manifest (`<link rel="later">`) and the pictures of hidden parts (`<use data-later>`) after the first
 * paint, so that they don't compete with it for the connection. A typeface
 * that this device has loaded before is used at once. If a button, a picture that opens large or a link that leads back
 * is pressed before its module has loaded, the press is repeated afterwards, also that of a form which a script sends.
 * Links, other forms and other native elements work at once. At the end html[data-script] is `ready`.
 * @param faces family, source and weights of each typeface.
 * @param key the storage key for the typefaces that this device has.
 * @param searchKey the key of the quick search on the keyboard.
 * @param searchPage the address of the page of results.
 */
function startAfterPaint(
  faces: readonly (readonly [string, string, string])[],
  key: string,
  searchKey: string,
  searchPage: string,
): void {
  const typefaces = faces.map(
    ([family, source, weight]) => new FontFace(family, source, { weight, display: 'swap' }),
  );
  const addFaces = () => {
    for (const face of typefaces) document.fonts.add(face);
  };
  // Typefaces weigh three times what the first result needs, so they come behind the modules there (SEARCH-5), and results
  // would move with them, so the next page is the first to have them.
  const isSearch = location.pathname === searchPage;
  const loadFaces = async () => {
    try {
      await Promise.all(typefaces.map((face) => face.load()));
      // All at once, and not before: each is a new layout of the whole page.
      if (!isSearch) addFaces();
      localStorage.setItem(key, String(faces));
    } catch {
      // A file has not come, or storage is full or closed to this page.
    }
  };
  let hasFaces = false;
  try {
    hasFaces = localStorage.getItem(key) === String(faces);
    // Requested before the body, so that the first paint waits for them briefly.
    if (hasFaces) {
      addFaces();
      loadFaces();
    }
  } catch {
    // Storage is closed to this page.
  }

  /** If nothing large was painted for this time (ms), the first screen is complete. */
  const quiet = 100;
  /** The longest wait (ms) after the load event if the browser does not report paints. */
  const patience = 1000;
  /** The longest wait (ms) for the load event after the page was parsed. */
  const longest = 3000;
  let due: ReturnType<typeof setTimeout> | undefined;
  let isPainted = false;
  const startIn = (time: number) => {
    clearTimeout(due);
    due = setTimeout(start, time);
  };
  new PerformanceObserver(() => {
    isPainted = true;
    if (document.readyState === 'complete') startIn(quiet);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // A picture that never arrives delays the load event for ever.
  addEventListener('DOMContentLoaded', () => startIn(longest));
  addEventListener('load', () => startIn(isPainted ? quiet : patience));

  const settling = new AbortController();
  const early = { capture: true, signal: settling.signal };
  const pressed: (() => void)[] = [];
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLElement>(
          '[type=button],[method=dialog] [type=submit],[data-pswp-width],[data-back]',
        );
      // With a modifier key the browser opens a link elsewhere by itself.
      if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The second click of a double click is not repeated.
      if (event.detail < 2) pressed.push(() => button.click());
    },
    early,
  );
  addEventListener(
    'keydown',
    (event) => {
      // The quick search (QUICK-1).
      if (!event.ctrlKey || event.code !== searchKey) return;
      event.preventDefault();
      pressed.push(() => event.target?.dispatchEvent(new KeyboardEvent(event.type, event)));
    },
    early,
  );
  const hurry = () => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, hurry, early);

  let isStarted = false;
  function start(): void {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(due);
    if (!hasFaces && !isSearch) loadFaces();
    const parts: (HTMLScriptElement | HTMLLinkElement)[] = [];
    for (const link of document.querySelectorAll<HTMLLinkElement>('[rel=later]')) {
      link.rel = link.dataset.later ?? 'stylesheet';
      // Only stylesheets say that they have loaded.
      if (link.rel === 'stylesheet') parts.push(link);
    }
    for (const use of document.querySelectorAll<SVGUseElement>('use[data-later]'))
      use.setAttribute('href', use.dataset.later ?? '');
    for (const later of document.querySelectorAll<HTMLScriptElement>('[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = later.dataset.src ?? '';
      // Keeps the order of the page.
      script.async = false;
      later.replaceWith(script);
      parts.push(script);
    }
    // A failed part counts as settled: its buttons do what the browser does without the module.
    const settled = parts.map(
      (part) =>
        new Promise<boolean>((settle) => {
          part.onload = () => settle(true);
          part.onerror = () => settle(false);
        }),
    );
    Promise.all(settled).then((loaded) => {
      if (isSearch) loadFaces();
      settling.abort();
      document.documentElement.dataset.script = 'ready';
      for (const press of pressed) press();
      // For core/page/outdated-page.ts.
      if (loaded.includes(false)) document.documentElement.dataset.failed = '';
    });
  }
}
