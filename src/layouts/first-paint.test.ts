import { type DOMWindow, JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { loaderKey } from '#core/device/storage-keys.ts';
import { accountScript, headScript } from './first-paint.ts';

interface Face {
  family: string;
  load(): Promise<unknown>;
}

interface Opened {
  window: DOMWindow;
  /** The typefaces that the page has asked for. */
  families(): string[];
  /** Those that are in force. */
  shown(): string[];
  /** What the page waits for: the times of its timers, in ms. */
  waits: number[];
  /** The last of its timers is over. */
  timeIsOver(): void;
}

interface Options {
  body?: string;
  /** Keys and values of localStorage. */
  device?: Record<string, string>;
  /** Storage is closed to the page. */
  closed?: boolean;
  /** This typeface can't be loaded. */
  missing?: string;
  /** What else stands in the page. */
  scripts?: string[];
  /** The style token with the loader's time, on the first page of a browser session. Without it the loader was shown. */
  weave?: string;
}

/** A page of its own, with the scripts as text: so it is seen that they need nothing that does not come along. */
function open({
  body = '',
  device = {},
  closed = false,
  missing = '',
  scripts = [headScript],
  weave,
}: Options): Opened {
  const url = 'https://kodyol.example/';
  const { window } = new JSDOM(`<body>${body}</body>`, { url, runScripts: 'outside-only' });
  for (const [key, value] of Object.entries(device)) window.localStorage.setItem(key, value);
  if (closed) {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  }
  const asked = new Set<string>();
  const added = new Set<Face>();
  Object.defineProperty(window.document, 'fonts', { value: { add: (face: Face) => added.add(face) } });
  window.FontFace = class implements Face {
    readonly family: string;
    constructor(family: string) {
      this.family = family;
    }
    load() {
      asked.add(this.family);
      return this.family === missing ? Promise.reject(new Error('offline')) : Promise.resolve();
    }
  };
  // No paint is reported here.
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  // The first frame comes at once.
  window.requestAnimationFrame = (draw) => {
    draw(0);
    return 0;
  };
  if (weave !== undefined) window.document.documentElement.style.setProperty('--weave', weave);
  else if (!closed) window.sessionStorage.setItem(loaderKey, '');
  const timers: { run(): void; time: number }[] = [];
  window.setTimeout = (run: () => void, time: number) => timers.push({ run, time });
  for (const script of scripts) window.eval(script);
  return {
    window,
    families: () => [...asked],
    shown: () => [...added].map(({ family }) => family),
    get waits() {
      return timers.map(({ time }) => time);
    },
    timeIsOver: () => timers.at(-1)?.run(),
  };
}

const dataOf = ({ window }: Opened) => ({ ...window.document.documentElement.dataset });
/** The page has loaded, which it does behind the scripts. */
const loaded = ({ window }: Opened) => new Promise((done) => window.addEventListener('load', done));
const happens = ({ window }: Opened, selector: string, type: string) =>
  window.document
    .querySelector(selector)
    ?.dispatchEvent(new window.MouseEvent(type, { bubbles: type !== 'load', cancelable: true }));

describe('what is known of the device', () => {
  test('[READ-1] [READ-6] theme, session and that scripts run', () => {
    const device = { 'kodyol:theme': 'dark', 'kodyol:session': '{}' };
    expect(dataOf(open({ device }))).toEqual({ script: '', theme: 'dark', session: 'user' });
  });

  test.each([
    ['2s', 2000],
    ['.5s', 500],
    ['', Number.NaN],
  ])(
    '[SHELL-1] the loader comes once per browser session and goes after the time of its token, %o',
    (weave, time) => {
      const page = open({ weave });
      expect(dataOf(page)).toHaveProperty('loader');
      expect(page.waits).toEqual([time]);
      page.timeIsOver();
      expect(dataOf(page)).not.toHaveProperty('loader');
      page.window.eval(headScript);
      expect(dataOf(page)).not.toHaveProperty('loader');
    },
  );

  test('[READ-6] closed storage stops nothing', async () => {
    const page = open({ closed: true, scripts: [headScript, accountScript] });
    expect(dataOf(page)).toEqual({ script: '' });
    await loaded(page);
    page.timeIsOver();
    expect(page.families()).toHaveLength(3);
  });
});

/** The page comes back from the back/forward cache. */
const comesBack = ({ window }: Opened) =>
  window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true }));

describe('[SHELL-6] who it is', () => {
  const body =
    '<a data-profile href="/"><span data-username></span></a><a data-panel hidden href="/panel">İdarə</a>';
  const scripts = [headScript, accountScript];

  test('[READ-1] another page has signed somebody in and changed the theme before the modules of this one came', () => {
    const page = open({ body, scripts });
    expect(dataOf(page)).toEqual({ script: '', theme: '' });
    page.window.localStorage.setItem('kodyol:session', JSON.stringify({ username: 'aysel', staff: false }));
    page.window.localStorage.setItem('kodyol:theme', 'dark');
    comesBack(page);
    expect(dataOf(page)).toEqual({ script: '', theme: 'dark', session: 'user' });
    expect(page.window.document.querySelector('[data-username]')?.textContent).toBe('aysel');
  });

  test('a user with a name that needs escaping, and staff', () => {
    const device = { 'kodyol:session': JSON.stringify({ username: 'a/ə', staff: true }) };
    const { document } = open({ body, device, scripts }).window;
    expect(document.querySelector('[data-username]')?.textContent).toBe('a/ə');
    expect(document.querySelector('[data-profile]')?.getAttribute('href')).toBe('/user/a%2F%C9%99');
    expect(document.querySelector('[data-panel]')?.hasAttribute('hidden')).toBe(false);
  });

  test('a hint that cannot be read makes a guest', () => {
    expect(dataOf(open({ body, device: { 'kodyol:session': '{' }, scripts }))).not.toHaveProperty('session');
  });
});

describe('[READ-1] behind the first paint', () => {
  const button = '<button type="button"><b>Görünüş</b></button>';
  const later = '<script type="text/later" data-src="/a.js"></script>';

  test('modules and typefaces wait for the load, and then no longer than a second', async () => {
    const page = open({ body: later });
    expect(page.waits).toEqual([]);
    await loaded(page);
    expect(page.waits).toEqual([3000, 1000]);
    expect(page.families()).toEqual([]);
    page.timeIsOver();
    expect(page.families()).toEqual(['Commissioner', 'Piazzolla', 'JetBrains Mono']);
    // In force when all of them have come.
    expect(page.shown()).toEqual([]);
    await vi.waitFor(() => expect(page.shown()).toHaveLength(3));
    expect(page.window.document.querySelector('script')?.type).toBe('module');
  });

  test('styles, pictures and the manifest of hidden parts come with the modules', async () => {
    const links = '<link rel="later" href="/a.css"><link rel="later" data-later="manifest" href="/m">';
    const page = open({ body: `${links}<svg><use data-later="/e.svg#a"></use></svg>` });
    await loaded(page);
    const now = () => [
      ...[...page.window.document.querySelectorAll('link')].map(({ rel }) => rel),
      page.window.document.querySelector('use')?.getAttribute('href'),
    ];
    expect(now()).toEqual(['later', 'later', null]);
    page.timeIsOver();
    expect(now()).toEqual(['stylesheet', 'manifest', '/e.svg#a']);
    // The manifest never says that it has loaded, so nobody waits for it.
    happens(page, 'link', 'load');
    await vi.waitFor(() => expect(dataOf(page).script).toBe('ready'));
  });

  test('modules and typefaces start three seconds after parsing when a picture holds back the load event', async () => {
    const page = open({ body: later });
    await new Promise((done) => page.window.addEventListener('DOMContentLoaded', done));
    expect(page.waits).toEqual([3000]);
    page.timeIsOver();
    expect(page.families()).toHaveLength(3);
  });

  test('typefaces that the device has are there at once, those of an earlier build are not', async () => {
    const seen = async (missing: string) => {
      const { window, timeIsOver } = open({ missing });
      await new Promise((done) => window.addEventListener('load', done));
      timeIsOver();
      await new Promise(setImmediate);
      return window.localStorage.getItem('kodyol:faces');
    };
    expect(await seen('Piazzolla')).toBeNull();
    const device = { 'kodyol:faces': (await seen('')) ?? '' };
    expect(open({ device }).families()).toEqual(['Commissioner', 'Piazzolla', 'JetBrains Mono']);
    expect(open({ device: { 'kodyol:faces': '/_astro/of-an-earlier-build.woff2' } }).families()).toEqual([]);
  });

  test('a press before the modules is kept, begins their loading and is played again', async () => {
    const page = open({ body: `${button}<a href="#x">Keçid</a>${later}` });
    const heard: string[] = [];
    page.window.document.body.addEventListener('click', ({ target }) => {
      if (target instanceof page.window.Element) heard.push(target.tagName);
    });
    await loaded(page);
    happens(page, 'b', 'pointerdown');
    happens(page, 'b', 'click');
    happens(page, 'a', 'click');
    // A link does by itself what it does.
    expect(heard).toEqual(['A']);
    happens(page, 'script', 'load');
    await vi.waitFor(() => expect(heard).toEqual(['A', 'BUTTON']));
    happens(page, 'b', 'click');
    expect(heard).toEqual(['A', 'BUTTON', 'B']);
  });

  test('modules that do not come leave every button to the browser', async () => {
    const page = open({ body: button + later });
    const pressed = vi.fn();
    page.window.document.querySelector('button')?.addEventListener('click', pressed);
    await loaded(page);
    happens(page, 'b', 'pointerdown');
    happens(page, 'b', 'click');
    expect(pressed).not.toHaveBeenCalled();
    happens(page, 'script', 'error');
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });
});
