// Written into every page as text (core/page/inline-script.ts): a function uses nothing outside itself, and is short.

import { routes } from '#core/addresses/routes.ts';
import { bellKey, facesKey, loaderKey, sessionKey, themeKey } from '#core/device/storage-keys.ts';
import { inlineScript } from '#core/page/inline-script.ts';
import { shortcut } from '#features/search/shortcut.ts';
import { faces } from '#styles/faces.ts';

/** Identical on all pages: their policies contain its hash. */
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

export const cardScript: string = inlineScript(morphCards);

export const accountScript: string = inlineScript(fillAccount, sessionKey, routes.user(''), bellKey);

/** READ-6, READ-1, SHELL-6, SHELL-1. The loader's time is a token and counts from the first frame. */
function readDevice(theme: string, session: string, loader: string): void {
  const root = document.documentElement;
  const { dataset } = root;
  dataset.script = '';
  // An island may fail before outdated-page.ts has come.
  addEventListener('astro:hydration-error', ({ target }) => {
    Object(target).dataset.failed = '';
  });
  const read = () => {
    dataset.theme = localStorage.getItem(theme) ?? '';
    if (localStorage.getItem(session)) dataset.session = 'user';
  };
  try {
    read();
    // The page may have waited for its modules in the back/forward cache: they ask what stands here.
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

/** A note that can't be read makes the visitor a guest. `bell`: the key of the number of unread lines (TELL-2). */
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

/** Only the card that leads to the other page morphs into its head (PostCard.css, CourseList.css); both pages mark it, so cards need no names. */
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

/** After the first paint, so that typefaces, modules, styles and pictures of hidden parts don't compete with it. An early press is repeated; at the end html[data-script] is `ready`. */
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
  // On the search page they come behind the modules (SEARCH-5), and results would move: the next page has them.
  const isSearch = location.pathname === searchPage;
  const loadFaces = async () => {
    try {
      await Promise.all(typefaces.map((face) => face.load()));
      if (!isSearch) addFaces();
      localStorage.setItem(key, String(faces));
    } catch {
      // A file has not come, or storage is full or closed.
    }
  };
  let hasFaces = false;
  try {
    hasFaces = localStorage.getItem(key) === String(faces);
    if (hasFaces) {
      addFaces();
      loadFaces();
    }
  } catch {
    // Storage is closed to this page.
  }

  const quiet = 100; // ms without a large paint: then the first screen is complete
  const patience = 1000; // ms after the load event, for browsers that report no paints
  const longest = 3000; // ms for the load event after the page was parsed
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
      if (event.detail < 2) pressed.push(() => button.click());
    },
    early,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!event.ctrlKey || event.code !== searchKey) return; // QUICK-1
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
      if (link.rel === 'stylesheet') parts.push(link);
    }
    for (const use of document.querySelectorAll<SVGUseElement>('use[data-later]'))
      use.setAttribute('href', use.dataset.later ?? '');
    for (const later of document.querySelectorAll<HTMLScriptElement>('[type="text/later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = later.dataset.src ?? '';
      script.async = false;
      later.replaceWith(script);
      parts.push(script);
    }
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
      if (loaded.includes(false)) document.documentElement.dataset.failed = '';
    });
  }
}
