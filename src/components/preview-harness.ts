import type { previewLimits } from '#domain/preview.ts';

/**
 * What the page /preview runs before any code of others (CODE-5). It is put into that page as text, because a frame of
 * no origin can load no module: so it stands alone and names nothing outside itself. It gets a port from the page around
 * the frame, which the code never sees, and with it the document to show.
 */
export function previewHarness(limits: Pick<typeof previewLimits, 'turn' | 'lines' | 'line'>): void {
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
    function turn(): void {
      if (isEnded) end('');
      if (!isTurning) {
        isTurning = true;
        began = now();
        later(() => {
          isTurning = false;
        });
      } else if (++calls % 64 === 0 && now() - began > limits.turn) end('endless');
    }
    Object.defineProperty(window, '__kodyolTurn', { value: turn });

    let lines = 0;
    function count(): void {
      if (isEnded) end('');
      if (++lines > limits.lines) end('flood');
    }
    function shown(value: unknown): string {
      if (typeof value === 'string') return value;
      if (value instanceof Error) return String(value);
      if (value instanceof Element) return value.outerHTML;
      try {
        if (value instanceof Map || value instanceof Set)
          return `${value.constructor.name} ${JSON.stringify([...value])}`;
        return JSON.stringify(value) ?? String(value);
      } catch {
        return String(value);
      }
    }
    const write =
      (level: string) =>
      (...values: unknown[]): void => {
        count();
        send({ kind: 'line', level, text: values.map(shown).join(' ').slice(0, limits.line) });
      };
    for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) console[level] = write(level);
    console.table = write('log');
    console.clear = () => send({ kind: 'clear' });
    function fail(message: string, line: number): void {
      if (isEnded) return;
      count();
      send({ kind: 'error', message: message.slice(0, limits.line), line });
    }

    // Opening forgets all listeners, so ours come after it.
    document.open();
    addEventListener('error', (event) => {
      // Said here; the browser's own console is not for readers.
      event.preventDefault();
      // Chromium names the writing below in errors of syntax.
      fail(event.message.replace("Failed to execute 'write' on 'Document': ", ''), event.lineno);
    });
    addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      fail(String(event.reason), 0);
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
