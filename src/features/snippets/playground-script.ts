// The only script of /preview, as text (CODE-5).

import { minified } from '#core/page/inline-script.ts';
import { type FrameContent, inserted, playgroundLimits } from './playground.ts';
import { consoleText, memoryStorage, replaceConsole, replaceDialogs, runChecks } from './playground-tools.ts';

interface Limits extends Pick<typeof playgroundLimits, 'turn' | 'lines' | 'line' | 'check'> {
  inserted: string;
}

interface Tools {
  consoleText: typeof consoleText;
  replaceConsole: typeof replaceConsole;
  replaceDialogs: typeof replaceDialogs;
  memoryStorage: typeof memoryStorage;
  runChecks: typeof runChecks;
}

/** Runs in /preview before any author's code (CODE-5). Used as text: only `tools` are in scope. The code never sees its port. */
function playgroundHarness(limits: Limits, tools: Tools): void {
  addEventListener('message', begin);

  function begin({ source, ports: [port], data }: MessageEvent): void {
    if (source !== parent || source === window || !port) return;
    removeEventListener('message', begin);
    // Kept now, before the code can replace them.
    const send = port.postMessage.bind(port);
    const now = performance.now.bind(performance);
    const later = setTimeout.bind(window);
    let isEnded = false;
    port.onmessage = () => send({ kind: 'alive' });
    send({ kind: 'ready' });

    /** Throws at every later call, so that the code stops whatever it catches. */
    function end(reason: string): never {
      if (!isEnded) send({ kind: 'ended', reason });
      isEnded = true;
      throw new Error(reason);
    }

    // A turn lasts from its first call until the browser runs the next timer, promises included.
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
    // Inserted checks are removed from what the code shows of itself.
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

    // document.open() removes all listeners, so ours follow.
    document.open();
    const textOf = (thrown: unknown) => tools.consoleText([thrown], limits.line);
    addEventListener('error', (event) => {
      event.preventDefault();
      const isError = event.error instanceof Error || event.error == null;
      // Chromium adds this prefix to syntax errors.
      const message = event.message.replace("Failed to execute 'write' on 'Document': ", '');
      fail(isError ? message : textOf(event.error), event.lineno);
    });
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      fail(textOf(event.reason), 0);
    });
    document.addEventListener('click', (event) => {
      // Links to other pages do nothing here.
      const link = event.target instanceof Element && event.target.closest('a[href]');
      if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    });
    const { page, checks }: FrameContent = data;
    document.write(page);
    document.close();
    send({ kind: 'shown' });
    if (checks) check(checks);

    /** As the console of a browser: everything that the code has declared. */
    function check(script: string): void {
      const wait = (time: number) => new Promise<void>((resolve) => later(resolve, time));
      const textOfValue = (value: unknown) => ownText(tools.consoleText([[value]], limits.line)).slice(1, -1);
      Object.defineProperty(window, '__kodyolCheck', {
        configurable: true,
        value: async (tests: Parameters<typeof runChecks>[0]) =>
          send({ kind: 'checked', results: await tools.runChecks(tests, wait, limits.check, textOfValue) }),
      });
      const begin = () => {
        const element = document.createElement('script');
        element.textContent = script;
        // The code may have removed everything.
        (document.documentElement ?? document).append(element);
        element.remove();
      };
      if (document.readyState === 'complete') later(begin);
      else addEventListener('load', () => later(begin));
    }
  }
}

const { turn, lines, line, check } = playgroundLimits;
const limits = { turn, lines, line, check, inserted: inserted.pattern };
const tools = { consoleText, replaceConsole, replaceDialogs, memoryStorage, runChecks };
const toolTexts = Object.entries(tools).map(([name, tool]) => `${name}: ${tool}`);

export const previewScript: string = minified(
  `(${playgroundHarness})(${JSON.stringify(limits)}, { ${toolTexts.join(', ')} })`,
);
