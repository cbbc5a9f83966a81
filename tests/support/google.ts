// Stands in for Google's script, which no stack of ours can serve: it opens the frame of the Auth service and carries messages between
// both. Frame, pop-up and accounts are the Auth emulator's.
import type { BrowserContext, Page } from '@playwright/test';

type Answer = (message: unknown) => unknown;
type Filter = unknown;

interface Side {
  register(type: string, answer: Answer, filter?: Filter): void;
  send(type: string, message: unknown, done?: (answers: unknown[]) => void, filter?: Filter): void;
}

/** Runs in the page and in the frame: only what the SDK and the emulator's frame call. */
function script(onLoad: string): void {
  const other = (target: () => Window | null): Side => {
    const answers = new Map<string, Answer>();
    const early = new Map<string, ((answer: Answer) => void)[]>();
    const waiting = new Map<string, (answers: unknown[]) => void>();
    /** The first message of the frame may come before the page listens. */
    const answerOf = async (type: string) =>
      answers.get(type) ??
      new Promise<Answer>((resolve) => early.set(type, [...(early.get(type) ?? []), resolve]));
    addEventListener('message', async ({ source, data }) => {
      if (source !== target() || typeof data !== 'object' || data === null) return;
      const { stub, id, type, message } = data;
      if (stub === 'answer') waiting.get(id)?.([message]);
      if (stub !== 'question') return;
      const answer = (await answerOf(type))(message);
      target()?.postMessage({ stub: 'answer', id, message: answer }, '*');
    });
    return {
      register: (type, answer) => {
        answers.set(type, answer);
        for (const resolve of early.get(type) ?? []) resolve(answer);
      },
      send: (type, message, done) => {
        const id = crypto.randomUUID();
        waiting.set(id, (all) => {
          try {
            done?.(all);
          } catch {
            // The SDK throws behind its own answer, and Google's script catches it.
          }
        });
        target()?.postMessage({ stub: 'question', id, type, message }, '*');
      },
    };
  };
  const parent = other(() => (window.parent === window ? null : window.parent));
  const context = {
    getParentIframe: () => parent,
    open: ({ where, url }: { where: HTMLElement; url: string }, opened: (frame: object) => unknown) => {
      const frame = document.createElement('iframe');
      frame.src = url;
      frame.hidden = true;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      where.append(frame);
      return opened({ ...other(() => frame.contentWindow), restyle: async () => {}, ping: () => loaded });
    },
  };
  const iframes = { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context };
  const gapi = {
    iframes: undefined as unknown,
    load: (_: string, { callback }: { callback(): void }) => {
      gapi.iframes = iframes;
      callback();
    },
  };
  Object.assign(window, { gapi });
  const run: unknown = Reflect.get(window, onLoad);
  if (typeof run === 'function') run();
}

/** Serves the stand-in instead of Google's script; the emulator's pop-up has its styles from elsewhere, which it can do without. */
export async function playGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js**', (route) => {
    const onLoad = new URL(route.request().url()).searchParams.get('onload') ?? 'gapi_onload';
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${script.toString()})(${JSON.stringify(onLoad)})`,
    });
  });
  await context.route(/^https:\/\/(unpkg\.com|fonts\.googleapis\.com)\//, (route) => route.abort());
}

/** Presses a button that opens the pop-up. */
export async function popUpOf(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).first().click();
  const popUp = await opened;
  await popUp.waitForLoadState();
  return popUp;
}

/** Chooses a Google account in the pop-up: one that the emulator knows, or a new one. */
export async function chooseGoogle(popUp: Page, email: string, isKnown = false): Promise<void> {
  const closed = popUp.waitForEvent('close');
  if (isKnown) await popUp.locator('.js-reuse-account', { hasText: email }).click();
  else {
    await popUp.locator('.js-new-account').click();
    await popUp.locator('#email-input').fill(email);
    await popUp.locator('#sign-in').click();
  }
  await closed;
}
