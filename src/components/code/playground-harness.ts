import type { playgroundLimits } from '#domain/code/playground.ts';
import type { consoleText } from './console-text.ts';
import type { replaceConsole, replaceDialogs } from './playground-globals.ts';
import type { memoryStorage } from './playground-storage.ts';

interface Limits extends Pick<typeof playgroundLimits, 'turn' | 'lines' | 'line'> {
  /** The pattern of what the guard puts into the code. */
  inserted: string;
}

interface Tools {
  consoleText: typeof consoleText;
  replaceConsole: typeof replaceConsole;
  replaceDialogs: typeof replaceDialogs;
  memoryStorage: typeof memoryStorage;
}

/**
 * What the page /preview runs before any code of others (CODE-5). It is put into that page as text, because a frame of
 * no origin can load no module: so it stands alone and names nothing outside itself but its `tools`, which come as text like it. It gets a port from the page around
 * the frame, which the code never sees, and with it the document to show.
 */
export function playgroundHarness(limits: Limits, tools: Tools): void {
  addEventListener('message', begin);

  function begin({ source, ports: [port], data }: MessageEvent): void {
    if (source !== parent || source === window || !port) return;
    removeEventListener('message', begin);
    // Taken now: the code may put its own in their place.
    const send = port.postMessage.bind(port);
    const now = performance.now.bind(performance);
    const later = setTimeout.bind(window);
    let isEnded = false;
    port.onmessage = () => send({ kind: 'alive' });
    send({ kind: 'ready' });

    /** Says why, once, and throws at every turn from now on: nothing of the code goes on, whatever it catches. */
    function end(reason: string): never {
      if (!isEnded) send({ kind: 'ended', reason });
      isEnded = true;
      throw new Error(reason);
    }

    // A turn lasts from its first call until the browser comes to a timer again, promises included.
    let began = 0;
    let isTurning = false;
    let calls = 0;
    function countCall(): void {
      if (isEnded) end('');
      if (!isTurning) {
        isTurning = true;
        began = now();
        later(() => {
          isTurning = false;
        });
      } else if (++calls % 64 === 0 && now() - began > limits.turn) end('endless');
    }
    Object.defineProperty(window, '__kodyolTurn', { value: countCall });

    let lines = 0;
    function count(): void {
      if (isEnded) end('');
      if (++lines > limits.lines) end('flood');
    }
    // What is put into the code is no part of what it shows of itself.
    const ownText = (text: string) => text.replace(new RegExp(limits.inserted, 'g'), '');
    const write = (level: string, values: readonly unknown[], indent: string): void => {
      count();
      send({ kind: 'line', level, text: indent + ownText(tools.consoleText(values, limits.line)) });
    };
    const fail = (message: string, line: number): void => {
      if (isEnded) return;
      count();
      send({ kind: 'error', message: ownText(message).slice(0, limits.line), line });
    };
    tools.replaceConsole(write, () => send({ kind: 'clear' }));
    tools.replaceDialogs((name, message, answer) => {
      count();
      send({
        kind: 'dialog',
        name,
        message: message.slice(0, limits.line),
        answer: answer.slice(0, limits.line),
      });
    });
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: tools.memoryStorage(), configurable: true });
    Function.prototype.toString = new Proxy(Function.prototype.toString, {
      apply: (original, one) => ownText(Reflect.apply(original, one, [])),
    });

    // Opening forgets all listeners, so ours come after it.
    document.open();
    const textOf = (thrown: unknown) => tools.consoleText([thrown], limits.line);
    addEventListener('error', (event) => {
      // Said here; the browser's own console is not for readers.
      event.preventDefault();
      const isError = event.error instanceof Error || event.error == null;
      // Chromium names the writing below in errors of syntax.
      const message = event.message.replace("Failed to execute 'write' on 'Document': ", '');
      fail(isError ? message : textOf(event.error), event.lineno);
    });
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      fail(textOf(event.reason), 0);
    });
    document.addEventListener('click', (event) => {
      // A link to elsewhere leads nowhere from here.
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
    document.write(String(data));
    document.close();
    send({ kind: 'shown' });
  }
}
